import sharp from 'sharp';

/** Paints an SVG that needs no fonts at a width in pixels, as a JPEG. */
export function paintJpeg(svg: string, width: number): Promise<Uint8Array> {
  return sharp(Buffer.from(svg)).resize(width).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}
