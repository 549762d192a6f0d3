import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { agency } from '#content-model/content.ts';
import { hideEmails } from './fixtures/hide-emails.ts';
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
