import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { z } from 'zod';
import { content } from '#content-model/content.ts';
import { blankSettings } from '../../scripts/shared/blank-settings.ts';
import { freePort } from '../fixtures/free-port.ts';
import { projectCopy } from '../fixtures/project-copy.ts';
import { expect, test } from './fixtures.ts';
import { skipWithout } from './skip-without.ts';

test.describe.configure({ mode: 'serial' });

// The development server has an origin and a console of its own, and no functions behind it.
test.use({ expectedErrors: [/./] });

let folder = '';
let origin = '';
let stop = () => Promise.resolve();

test.beforeAll(async () => {
  folder = await projectCopy(await mkdtemp(join(tmpdir(), 'agency-test-')));
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const astro = spawn('astro', ['dev', '--port', String(port)], {
    cwd: folder,
    env: { ...process.env, ...blankSettings(), ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: 'ignore',
    detached: true,
  });
  stop = async () => {
    if (astro.pid !== undefined) process.kill(-astro.pid, 'SIGKILL');
    await rm(folder, { recursive: true, force: true });
  };
  await expect
    .poll(
      () =>
        fetch(origin).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 240_000 },
    )
    .toBe(200);
});

test.afterAll(() => stop());

test('an owner edits a heading where they see it, after a mistake, with the keyboard', async ({
  page,
}) => {
  await openEditor(page, '/');
  const home = () => fileText('pages/home.yaml');
  const { heading } = z.object({ heading: z.string() }).parse(parse(await home()));
  const field = page.getByRole('textbox', { name: 'heading', exact: true });
  await page.getByRole('heading', { level: 1 }).click();
  await expect(field).toHaveValue(heading);
  await expect(field).toBeFocused();
  await field.fill('Made in {town}');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('there is no fact {town}');
  expect(await home()).toContain(heading);
  await field.fill('Made in {city}');
  await page.keyboard.press('Enter');
  const { locality } = content.agency.address;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Made in ${locality}`);
  await expect(page.getByText('Saved: pages/home.yaml')).toBeVisible();
  expect(await home()).toMatch(/^heading: (['"]?)Made in \{city\}\1$/m);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(field).toHaveValue('Made in {city}');
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
});

test('an owner edits a paragraph of an article in Markdown', async ({ page }) => {
  const link = content.services.find(({ hideBlogPost }) => hideBlogPost !== true)?.link ?? '';
  skipWithout('a service with an article', link !== '');
  const before = await fileText(`articles/${link}.md`);
  await openEditor(page, `/services/post/${link}`);
  const paragraph = page.locator('[data-part="answer"] p').first();
  await paragraph.click();
  const field = page.getByRole('textbox', { name: 'text', exact: true });
  const source = await field.inputValue();
  await field.fill(`${source} **Five** more words here.`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(paragraph.getByText('Five', { exact: true })).toBeVisible();
  const after = before.replace(source, `${source} **Five** more words here.`);
  expect(await fileText(`articles/${link}.md`)).toBe(after);
});

test('publishes only after a yes', async ({ page }) => {
  await page.route('**/_edit-text/publish', (route) => route.fulfill({ body: 'Published.' }));
  await openEditor(page, '/');
  const publish = page.getByRole('button', { name: 'Publish' });
  const log = page.getByRole('log', { name: 'Publishing' });
  // A dialog that no test answers is dismissed.
  await publish.click();
  await expect(log).toBeHidden();
  page.once('dialog', (dialog) => dialog.accept());
  await publish.click();
  await expect(log).toHaveText('Published.');
});

/** Opens it without a pointer. The toolbar answers once the page has time for it. */
async function openEditor(page: Page, path: string): Promise<void> {
  await page.goto(origin + path);
  const publish = page.getByRole('button', { name: 'Publish' });
  await expect(async () => {
    if (!(await publish.isVisible())) {
      await page.getByRole('button', { name: 'Edit text' }).press('Enter');
    }
    await expect(publish).toBeVisible({ timeout: 1000 });
  }).toPass();
}

function fileText(name: string): Promise<string> {
  return readFile(join(folder, 'content', name), 'utf8');
}
