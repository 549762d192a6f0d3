import { decodeUri } from '../../contract/decode-uri.ts';

/**
 * Returns the picture of `images/` that an address in Markdown names: `our shop.jpg` for
 * `../images/our shop.jpg`, without the < and > around it, and for `../images/our%20shop.jpg`.
 */
export function markdownPicture(address: string): string | undefined {
  const [, name] = /^[./]*\/images\/([^/]+)$/.exec(address) ?? [];
  // It may have a % itself.
  return name && (decodeUri(name) ?? name);
}
