import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { z } from 'zod';
import { content } from '#content-model/content.ts';
import { blankSettings } from '../../scripts/shared/blank-settings.ts';
import { freePort } from '../fixtures/free-port.ts';
import { projectCopy } from '../fixtures/project-copy.ts';
import { skipWithout } from './skip-without.ts';

test.describe.configure({ mode: 'serial' });

let folder = '';
let origin = '';
let stop = () => Promise.resolve();

test.beforeAll(async () => {
  folder = await projectCopy(await mkdtemp(join(tmpdir(), 'agency-test-')));
  const team = join(folder, 'content/team.yaml');
  await writeFile(team, (await readFile(team, 'utf8')).replace(/image: .*/, 'image: me.jpg'));
  const size = { width: 1200, height: 1400, channels: 3, background: 'tan' } as const;
  await sharp({ create: size }).jpeg().toFile(join(folder, 'content/images/me.jpg'));
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
    .poll(() =>
      fetch(origin).then(
        ({ status }) => status,
        () => 0,
      ),
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

test('an owner edits the alternative text and the focus of a picture', async ({ page }) => {
  const [founder] = content.team;
  skipWithout('a team', founder !== undefined);
  await openEditor(page, '/about');
  await page.getByRole('img', { name: founder?.alt ?? '', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'image' })).toHaveValue('me.jpg');
  await page
    .getByRole('textbox', { name: 'alt' })
    .fill('A plain brown card in place of a portrait.');
  const photo = page.locator('.photo img');
  const { width = 0, height = 0 } = (await photo.boundingBox()) ?? {};
  await photo.click({ position: { x: width / 4, y: height / 2 } });
  await expect(page.getByRole('textbox', { name: 'focus' })).toHaveValue('0.25, 0.5');
  await page.getByRole('textbox', { name: 'focus' }).fill('0.25, 0.49');
  await page.getByRole('button', { name: 'Save' }).click();
  const shown = page.getByRole('img', { name: 'A plain brown card in place of a portrait.' });
  await expect(shown).toHaveAttribute('data-focus', '25% 49%');
  expect(await fileText('team.yaml')).toMatch(/^ {2}focus: \[0\.25, 0\.49\]$/m);
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
