import { downloadAddress } from './download-address.ts';

/** Returns a link as an address, if it names a file to download as its folder does: `/files/price list.pdf`. */
export function encodedDownload(link: string): string {
  const [, name] = /^\/files\/([^/]+)$/.exec(link) ?? [];
  return name === undefined ? link : downloadAddress(decoded(name));
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    // A % of the name itself.
    return name;
  }
}
