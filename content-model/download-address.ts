/** Returns the address of a file to download: `/files/price%20list.pdf` for `price list.pdf`. */
export function downloadAddress(name: string): string {
  // macOS may write the ü of a file's name as two characters.
  return `/files/${encodeURIComponent(name.normalize())}`;
}
