import sharp from 'sharp';

/**
 * Paints an SVG that needs no fonts at a width in pixels, as a PNG of at most 256 colors. `around` puts
 * it on a ground, with a margin of so many pixels inside the width.
 */
export function paintPng(
  svg: string,
  width: number,
  around?: { readonly ground: string; readonly margin: number },
): Promise<Uint8Array> {
  const { margin, ground } = around ?? { margin: 0, ground: undefined };
  const edges = { top: margin, bottom: margin, left: margin, right: margin };
  const picture = sharp(Buffer.from(svg)).resize(width - 2 * margin);
  if (ground !== undefined)
    picture.flatten({ background: ground }).extend({ ...edges, background: ground });
  return picture.png({ palette: true, effort: 4, dither: 0 }).toBuffer();
}

export function paintJpeg(svg: string, width: number): Promise<Uint8Array> {
  return sharp(Buffer.from(svg)).resize(width).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}
