import { closestName } from './did-you-mean.ts';

/** The name of a drawing or a photo in `images/`. */
export const pictureName = /^[\w.-]+\.(?:svg|jpe?g|JPE?G|png|PNG|webp|avif)$/;

/** Says what is wrong with the name of a picture, and what to do about it. */
export function pictureNameProblem(name: string): string {
  const [, ending = ''] = /\.(\w+)$/.exec(name) ?? [];
  const plain = name
    .replace(/^.*[/\\]/, '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w.]+/g, '-')
    .replace(/^-|-(?=\.\w+$)/g, '')
    .replace(/\.\w+$/, (end) => end.toLowerCase());
  if (/^hei[cf]$/i.test(ending)) {
    return `is a photo in the format of iPhones, which browsers do not show: save it as .jpg, as in ${plain.replace(/\w+$/, 'jpg')}`;
  }
  if (!/^(?:svg|jpe?g|png|webp|avif)$/i.test(ending)) {
    return 'must be the name of a drawing (.svg) or a photo (.jpg, .png, .webp or .avif) in images/: our-shop.jpg';
  }
  if (/[/\\]/.test(name)) return `is searched for in images/ only: write ${plain}`;
  return `has a name that does not work in every address: rename the file to ${plain}, and write that here`;
}

/** The end of a sentence about a file that there is not: one with almost the same name, to ask for. */
export function similarFile(name: string, files: readonly string[]): string {
  const plain = (file: string) => file.toLowerCase().replace(/\.\w+$/, '');
  const similar = files.find((file) => plain(file) === plain(name)) ?? closestName(name, files);
  return similar === undefined ? '' : `. Did you mean ${similar}?`;
}
