import { movedAddresses } from './moved-addresses.ts';

/**
 * The file `_redirects` for Netlify and Cloudflare Pages. Both lead other ways to write an address to the
 * one of the page by themselves.
 */
export function netlifyRedirects(): string {
  return movedAddresses.map(([from, to]) => `${from} ${to} 301\n`).join('');
}
