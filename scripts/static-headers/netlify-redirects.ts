import { movedPages } from '../../contract/moved-pages.ts';

/**
 * Returns the file `_redirects` for Netlify and Cloudflare Pages. Both redirect `/services/` and
 * `/services.html` to `/services` on their own.
 */
export function netlifyRedirects(): string {
  return Object.entries(movedPages)
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join('');
}
