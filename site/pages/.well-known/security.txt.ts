import type { APIContext } from 'astro';
import { agency } from '#content-model/content.ts';

/** A little less than a year, the recommended maximum. */
const validDays = 360;

/** The contact for security reports: https://www.rfc-editor.org/rfc/rfc9116 */
export function GET({ site, url }: APIContext): Response {
  const expires = new Date(Date.now() + validDays * 24 * 60 * 60 * 1000);
  const canonical = new URL(url.pathname, site);
  const lines = [
    `Contact: mailto:${agency.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    // A preview has no public address.
    ...(canonical.protocol === 'https:' ? [`Canonical: ${canonical.href}`] : []),
  ];
  return new Response(`${lines.join('\n')}\n`);
}
