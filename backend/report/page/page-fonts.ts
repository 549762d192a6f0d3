/** The two typefaces of the site, as WOFF2 in base64. */
export interface PageFonts {
  readonly display: string;
  readonly text: string;
}

export function fontFaces({ display, text }: PageFonts): string {
  return `@font-face { font-family: Gloock; src: url(data:font/woff2;base64,${display}) format('woff2'); }
@font-face { font-family: 'Hanken Grotesk'; font-weight: 100 900; src: url(data:font/woff2;base64,${text}) format('woff2'); }
`;
}
