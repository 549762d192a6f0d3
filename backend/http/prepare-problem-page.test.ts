import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { escapeHtml } from '#contract/escape-html.ts';
import { builtSite } from '#test/fixtures/built-site.ts';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { prepareProblemPage, type ProblemPage } from './prepare-problem-page.ts';

const problems = { name: 'Tell us who.', message: 'Tell us "what" & <why>.' };

test('the page lists each problem above the form, with a link to its field, which it marks, and changes no other form', async () => {
  const html = await readFile(join(await builtSite(), 'contact-problem.html'), 'utf8');
  const { fill } = prepareProblemPage(html, 'Oh: {title} & <more>');
  const page = parse(String(fill({ typed: completeMessage, problems })));
  expect(page.querySelector('[data-summary]')?.hasAttribute('hidden')).toBe(false);
  const links = page.querySelectorAll('[data-summary-list] a');
  expect(links.map((link) => [link.getAttribute('href'), link.text])).toEqual([
    ['#f-name', problems.name],
    ['#f-message', problems.message],
  ]);
  const marked = page.querySelectorAll('[aria-invalid="true"]');
  expect(marked.map(({ id }) => id)).toEqual(['f-name', 'f-message']);
  expect(page.querySelector('title')?.text).toBe('Oh: Your message & <more>');
  expect(page.querySelector('#d-name')?.getAttribute('value')).toBeUndefined();
});

describe('a field with choices', () => {
  const choices = ['', 'Up to $2,000', 'More & "more"'];
  const chosen = (typed: ProblemPage['typed']) => {
    const { fill } = prepareProblemPage(small, '{title}');
    const options = parse(String(fill({ typed }))).querySelectorAll('option');
    return options.filter((option) => option.hasAttribute('selected')).map(({ id }) => id);
  };

  test('keeps what was chosen', () => {
    expect(chosen({ budget: 'Up to $2,000' })).toEqual(['1']);
    expect(chosen({ budget: 'More & "more"' })).toEqual(['2']);
    expect(chosen({})).toEqual(['0']);
  });

  test('has nothing chosen if the choice is not offered any more', () => {
    expect(chosen({ budget: 'Nothing' })).toEqual([]);
  });

  test('hides the summary and the places for problems, and keeps the rest of the page', () => {
    const { fill, fieldNames } = prepareProblemPage(small, '{title}');
    expect(fieldNames).toEqual(['budget', 'note']);
    expect(String(fill({ typed: { note: 'a' } }))).toBe(
      small
        .replace('<option id="0" value=""', '<option id="0" value selected=""')
        .replace('<textarea id="f-note" name="note">', '$&\na'),
    );
  });

  const small = `<!doctype html><html><head><title>T</title></head><body><!-- kept --><main data-problem-form><div data-summary hidden><ul data-summary-list></ul></div><p data-outcome hidden></p><div data-field="budget"><select id="f-budget" name="budget">${choices
    .map((choice, index) => `<option id="${index}" value="${escapeHtml(choice)}"></option>`)
    .join(
      '',
    )}</select><p data-error hidden></p></div><div data-field="note"><textarea id="f-note" name="note"></textarea><p data-error hidden></p></div></main></body></html>`;
});
