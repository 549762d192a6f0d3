/** The pictures that the content names, by file name, from `site/build/pictures-integration.ts`. */
declare module 'virtual:content-pictures' {
  import type { ImageMetadata } from 'astro';

  export const pictures: Readonly<
    Record<
      string,
      | {
          readonly drawing: ImageMetadata;
          readonly still?: ImageMetadata;
          /** As `site/content/name-board.ts` writes them. */
          readonly boards: string;
        }
      | { readonly photo: ImageMetadata; readonly width: number; readonly height: number }
    >
  >;

  /** The marks of the logo that are files. */
  export const logos: Readonly<Record<string, ImageMetadata>>;
}
