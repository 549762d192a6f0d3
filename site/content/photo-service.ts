import type { LocalImageService } from 'astro';
import sharpService from 'astro/assets/services/sharp';
import sharp from 'sharp';
import { z } from 'zod';
import { cropAround } from '#site/content/crop-around.ts';

const photoOptions = z.object({
  src: z.string(),
  width: z.number(),
  height: z.number(),
  format: z.enum(['avif', 'webp']),
  /** The focus, as `object-position` has it. */
  position: z.string().regex(/^[\d.]+% [\d.]+%$/),
});

/**
 * Encodes the photos of the content, for Astro: cropped around their focus and without their metadata.
 * Astro's own service crops around the middle and publishes the original if it cannot be encoded.
 */
const photoService: LocalImageService = {
  ...sharpService,
  async transform(original, options, config, logger) {
    const photo = photoOptions.safeParse(options).data;
    if (photo === undefined) return sharpService.transform(original, options, config, logger);
    const { src, width, height, format, position } = photo;
    const [x = 0.5, y = 0.5] = position.split(' ').map((part) => Number.parseFloat(part) / 100);
    try {
      const { autoOrient: size } = await sharp(original).metadata();
      const data = await sharp(original, { autoOrient: true, failOn: 'error' })
        .extract(cropAround(size, [width, height], [x, y]))
        .resize(width, height)
        .toFormat(format, encoding[format])
        .toBuffer();
      return { data, format };
    } catch (error) {
      throw new Error(`The photo ${src} could not be encoded.`, { cause: error });
    }
  },
};

/** The effort is half of what `sharp` does by default: a ninth of the time for a fifth more bytes. */
const encoding = { avif: { quality: 50, effort: 2 }, webp: { quality: 78 } };

export default photoService;
