/**
 * Returns the picture of `images/` that an address in Markdown names: `our shop.jpg` for
 * `../images/our shop.jpg`, without the < and > around it, and for `../images/our%20shop.jpg`.
 */
export function markdownPicture(address: string): string | undefined {
  const [, name] = /^[./]*\/images\/([^/]+)$/.exec(address) ?? [];
  try {
    return name === undefined ? undefined : decodeURIComponent(name);
  } catch {
    // A % of the name itself.
    return name;
  }
}
