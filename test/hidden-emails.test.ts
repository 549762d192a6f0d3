import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { agency } from '#content-model/content.ts';
import { siteFolder } from './fixtures/site-folder.ts';

const marks = /<!--\/?email_off-->/g;

test('a proxy that hides email addresses leaves those of every page alone', async () => {
  const names = await readdir(siteFolder, { recursive: true });
  const pages = names.filter((name) => name.endsWith('.html'));
  expect(pages).toContain('index.html');
  for (const page of pages) {
    const html = await readFile(join(siteFolder, page), 'utf8');
    expect(hideEmails(html), page).toBe(html);
    // It would change the page otherwise.
    const hidden = hideEmails(html.replaceAll(marks, ''));
    expect(hidden, page).toContain('/cdn-cgi/l/email-protection#');
    expect(html.split(`href="mailto:${agency.email}`).length, page).toBeGreaterThan(1);
  }
});

/**
 * Stands in for Cloudflare's Email Address Obfuscation, which rewrites pages on their way: links to mailboxes, and
 * addresses in their text. What it leaves alone is from
 * https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/
 */
function hideEmails(html: string): string {
  return html.replace(parts, (part) => {
    if (/^<a\b/i.test(part)) return part.replace(mailLink, ' href="/cdn-cgi/l/email-protection#');
    return part.startsWith('<') ? part : part.replace(address, '[email&#160;protected]');
  });
}

/** In turns what it leaves alone, a tag, and a text. */
const parts =
  /<!--email_off-->[^]*?<!--\/email_off-->|<(script|noscript|textarea|xmp|head)\b[^]*?<\/\1>|<!--[^]*?-->|<[^>]*>|[^<]+/gi;
const mailLink = /\shref=["']?mailto:/i;
const address = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
