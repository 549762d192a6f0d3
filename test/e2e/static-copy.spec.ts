import { cpSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readBuildManifest } from '#backend/settings/build-manifest.ts';
import { buildManifestFile } from '#contract/build-manifest.ts';
import { startHostProcess, type HostProcess } from '../fixtures/host-process.ts';
import { startStaticHost, type StaticHost } from '../fixtures/static-copy.ts';
import {
  expectSent,
  fill,
  footer,
  newMessage,
  openForm,
  sendButton,
  storedFrom,
} from './contact-actions.ts';
import { expect, test } from './fixtures.ts';

test.use({
  // Two origins are what this is about; all else on the console fails the test still.
  expectedErrors: [/^A request to http:\/\/127\.0\.0\.1:/],
  // A header more than browsers send would not be let through.
  extraHTTPHeaders: {},
});

/** The site as it is built for an address, as far as a host of the functions looks at it. */
function siteAt(address: string): string {
  const folder = resolve('test-results/site-of-functions');
  cpSync('dist', folder, { recursive: true });
  const manifest = readBuildManifest(folder);
  const settings = { ...manifest?.settings, SITE_URL: address };
  writeFileSync(`${folder}/${buildManifestFile}`, JSON.stringify({ ...manifest, settings }));
  return folder;
}

let site: StaticHost;
let functions: HostProcess;

test.beforeAll(async () => {
  site = await startStaticHost();
  functions = await startHostProcess(['test/fixtures/site-program.ts', siteAt(site.origin)], {
    SITE_URL: site.origin,
  });
  await site.serveBuild(`${functions.url}/api`);
});
test.afterAll(async () => {
  await functions.stop();
  await site.stop();
});

test('a site on a static host sends to functions elsewhere, with JavaScript and without', async ({
  page,
  browser,
}) => {
  const message = newMessage();
  await page.goto(`${site.origin}/privacy`);
  const form = await openForm(page);
  await fill(form, message);
  await sendButton(form).click();
  await expectSent(page);
  expect(await storedFrom(functions, message)).toHaveLength(1);
  await page.goto(`${site.origin}/about`);
  await expect.poll(() => functions.counts()).toMatchObject({ 'screen /about': 1 });

  const plainly = newMessage();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`${site.origin}/privacy`);
  const plainForm = footer(plain).getByRole('form', { name: 'Contact Form' });
  await fill(plainForm, plainly);
  await sendButton(plainForm).click();
  await expect(plain).toHaveURL(`${site.origin}/message-sent`);
  expect(await storedFrom(functions, plainly)).toMatchObject([{ page: null, spamSigns: [] }]);
  await context.close();
});
