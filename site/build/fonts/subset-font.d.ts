/** The part of subset-font that is used here: https://github.com/papandreou/subset-font */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'sfnt' | 'woff2';
    readonly keepAllGlyphs?: boolean;
    readonly keepFeatures?: readonly string[];
    readonly noHinting?: boolean;
    /** A place on an axis, or a part of the axis. */
    readonly variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
  }

  const subsetFont: (font: Buffer, text: string | undefined, options: Options) => Promise<Buffer>;
  export = subsetFont;
}
