import sharp from 'sharp';

/** Paints an SVG that needs no fonts at a width in pixels, as a PNG of at most 256 colors. */
export function paintPng(svg: string, width: number): Promise<Uint8Array> {
  return sharp(Buffer.from(svg))
    .resize(width)
    .png({ palette: true, effort: 10, dither: 0 })
    .toBuffer();
}
