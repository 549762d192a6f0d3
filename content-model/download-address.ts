import { decodeUri } from '../contract/decode-uri.ts';

/** Returns the address of a file to download: `/files/price%20list.pdf` for `price list.pdf`. */
export function downloadAddress(name: string): string {
  // macOS may write the ü of a file's name as two characters.
  return `/files/${encodeURIComponent(name.normalize())}`;
}

/**
 * Returns a link as an address, if it names a file to download as its folder does: `/files/price list.pdf`. It may end
 * with a part of the file, as in `/files/film.mp4#t=10`.
 */
export function encodedDownload(link: string): string {
  const [, name, part = ''] = /^\/files\/([^/]+?)(#[\w-]+(?:=[^/#]*)?)?$/.exec(link) ?? [];
  // It may have a % itself.
  return name === undefined ? link : downloadAddress(decodeUri(name) ?? name) + part;
}
