import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { agency, articlePage as text } from '#content-model/content.ts';
import { fillSlots } from '#content-model/fill-slots.ts';
import { divideMarkdown } from '#content-model/read-yaml-file.ts';
import { buildWith } from '../fixtures/build-with.ts';
import { contentCopy } from '../fixtures/content-copy.ts';
import { startHostProcess, type HostProcess } from '../fixtures/host-process.ts';
import { articleOf, articles, noService } from '../fixtures/site-content.ts';
import { expect, test } from './fixtures.ts';
import { expectNoViolations } from './no-violations.ts';
import { overflowingBoxes } from './overflowing-boxes.ts';
import { skipWithout } from './skip-without.ts';

// The server is not that of the other tests.
test.use({ expectedErrors: [/^A request to http:\/\/127\.0\.0\.1:/] });
skipWithout('an article', articles.length > 0);

const [article = noService] = articles;
let folder = '';
let host: HostProcess;
let address = '';

test.beforeAll(async () => {
  folder = await mkdtemp(resolve('.astro/markdown-'));
  const content = await contentCopy(await mkdtemp(join(folder, 'content-')));
  const file = join(content, 'articles', `${article.link}.md`);
  const { head = '' } = divideMarkdown(await readFile(file, 'utf8')) ?? {};
  const markdown = await readFile('test/fixtures/every-markdown.md', 'utf8');
  const [service] = articles;
  const body = markdown.replaceAll('PICTURE', service?.image ?? '');
  await writeFile(file, `---\n${head}---\n\n${body}`);
  await buildWith({ CONTENT_DIR: content }, join(folder, 'site'));
  host = await startHostProcess(join(folder, 'site'));
  address = host.url + articleOf(article);
});

test.afterAll(async () => {
  await host.stop();
  await rm(folder, { recursive: true });
});

test('an article with every part of Markdown is shown whole, and its page blocks none of it', async ({
  page,
}) => {
  await page.goto(address);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(main.getByRole('heading', { level: 2, name: 'A table' })).toBeVisible();
  await expect(main.getByRole('heading', { level: 3, name: /fourth level/ })).toBeVisible();
  await expect(main.getByRole('columnheader', { name: 'Right' })).toHaveCSS('text-align', 'end');
  await expect(main.getByRole('cell', { name: 'bbbb' })).toHaveCSS('text-align', 'center');
  await expect(main.getByRole('checkbox', { name: 'A task that is done' })).toBeChecked();
  await expect(main.getByText('{braces} of no fact')).toContainText(agency.address.locality);
  const call = main.getByRole('link', { name: 'a number to call' });
  await expect(call).toHaveAttribute('href', `tel:${agency.phone.international}`);
  await expect(main.getByText('indented code')).toHaveText('indented code with {city}');
  await expect(main.getByText(/^const phoneNumber/)).toContainText('`${areaCode} 555 0117`');
  await expect(main.getByText(/A comment/)).toHaveCount(0);
  for (const name of ['A drawing', 'A film of the workshop']) {
    const picture = main.getByRole('img', { name, exact: true });
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  }
  await expect(main.getByRole('link', { name: 'A film of the workshop' })).toBeVisible();
  await expectNoViolations(page, { widths: [390, 1280] });
  await test.step('a footnote leads to its note, and back', () => followFootnote(page));
  await test.step('what is too wide for a phone scrolls in itself', () => scrollCode(page));
});

async function followFootnote(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('link', { name: '2', exact: true }).click();
  const back = main.getByRole('link', { name: fillSlots(text.footnotes.back, { number: 2 }) });
  await expect(back).toBeInViewport();
  await back.click();
  await expect(main.getByRole('link', { name: '2', exact: true })).toBeInViewport();
}

async function scrollCode(page: Page): Promise<void> {
  for (const width of [390, 320, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await overflowingBoxes(page), `${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const code = page
    .getByRole('main')
    .getByText(/^const phoneNumber/)
    .locator('..');
  await code.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => code.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
}
