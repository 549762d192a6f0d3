import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { builtSite } from '#test/fixtures/built-site.ts';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { prepareProblemPage, type ProblemPage } from './prepare-problem-page.ts';

const problems = { name: 'Tell us who.', message: 'Tell us "what" & <why>.' };

describe('the page with the problems', () => {
  test('lists each one above the form, with a link to its field, and marks the field', async () => {
    const page = await filled({ typed: completeMessage, problems });
    expect(page.querySelector('[data-summary]')?.hasAttribute('hidden')).toBe(false);
    const links = page.querySelectorAll('[data-summary-list] a');
    expect(links.map((link) => [link.getAttribute('href'), link.text])).toEqual([
      ['#f-name', problems.name],
      ['#f-message', problems.message],
    ]);
    const marked = page.querySelectorAll('[aria-invalid="true"]');
    expect(marked.map(({ id }) => id)).toEqual(['f-name', 'f-message']);
  });

  test('says so in its title, and does not change other forms', async () => {
    const page = await filled({ typed: completeMessage, problems });
    expect(page.querySelector('title')?.text).toBe('Oh: Your message & <more>');
    expect(page.querySelector('#d-name')?.getAttribute('value')).toBeUndefined();
  });
});

async function filled(problem: ProblemPage) {
  const html = await readFile(join(await builtSite(), 'contact-problem.html'), 'utf8');
  return parse(String(prepareProblemPage(html, 'Oh: {title} & <more>').fill(problem)));
}
