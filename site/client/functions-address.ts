/**
 * Where a function of the contract is, such as `/api/events`: beside the site, unless the build was told of
 * another place (`FUNCTIONS_URL`).
 */
export function functionsAddress(address: string): string {
  const base = import.meta.env.SITE_FUNCTIONS;
  return base ? base + address.slice('/api'.length) : address;
}
