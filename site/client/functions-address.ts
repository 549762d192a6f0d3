/** Where an endpoint of the contract is, such as `/api/contact`: on this site, or below `FUNCTIONS_URL`. */
export function functionsAddress(address: string): string {
  const base = import.meta.env.SITE_FUNCTIONS;
  return base ? base + address.slice('/api'.length) : address;
}
