import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { staticSite } from '../../scripts/static-headers/site-files.ts';
import { buildSite } from '../fixtures/build-site.ts';
import { freePort } from '../fixtures/free-port.ts';
import { startHostProcess, type HostProcess } from '../fixtures/host-process.ts';
import {
  expectSent,
  fill,
  footer,
  formIn,
  newMessage,
  openForm,
  sendButton,
  storedFrom,
} from './contact-actions.ts';
import { expect, test } from './fixtures.ts';

test.use({
  // The site and the functions have different origins.
  expectedErrors: [/^A request to http:\/\/127\.0\.0\.1:/],
  // CORS would not allow another header.
  extraHTTPHeaders: {},
});

const files = new Map<string, { headers: Record<string, string>; body: Buffer }>();

/** A static host that knows nothing of this project but its generated headers. */
const staticHost = createServer(({ method, url }, response) => {
  const file = method === 'GET' ? files.get(new URL(url ?? '', 'http://site').pathname) : undefined;
  if (file === undefined) response.writeHead(404).end();
  else response.writeHead(200, file.headers).end(file.body);
});
let folder = '';
let site = '';
let functions: HostProcess;

test.beforeAll(async () => {
  const ports = { site: await freePort(), functions: await freePort() };
  site = `http://127.0.0.1:${ports.site}`;
  const functionsUrl = `http://127.0.0.1:${ports.functions}/api`;
  folder = await mkdtemp(resolve('.astro/static-copy-'));
  const settings = { SITE_URL: site, FUNCTIONS_URL: functionsUrl };
  await buildSite(folder, settings);
  const built = await staticSite(folder, {
    ...{ appCheck: { kind: 'proof-of-work' }, gaMeasurementId: undefined },
    ...{ siteUrl: new URL(site), functionsUrl },
  });
  for (const { file, address, policy, cache, others } of built.files) {
    const type = types[file.slice(file.lastIndexOf('.') + 1)];
    const headers = {
      ...built.headers,
      ...(type !== undefined && { 'content-type': type }),
      ...others,
      ...{ 'content-security-policy': policy, 'cache-control': cache },
    };
    files.set(address, { headers, body: await readFile(join(folder, file)) });
  }
  await once(staticHost.listen(ports.site, '127.0.0.1'), 'listening');
  const program = ['backend/hosts/node/main.ts', folder];
  functions = await startHostProcess(program, { ...settings, PORT: String(ports.functions) });
});
test.afterAll(async () => {
  await functions.stop();
  staticHost.closeAllConnections();
  staticHost.close();
  await rm(folder, { recursive: true, force: true });
});

test('a site on a static host sends to functions elsewhere, with JavaScript and without', async ({
  page,
  browser,
}) => {
  const message = newMessage();
  await page.goto(`${site}/privacy`);
  const form = await openForm(page);
  await fill(form, message);
  await sendButton(form).click();
  await expectSent(page);
  expect(await storedFrom(functions, message)).toHaveLength(1);
  await page.goto(`${site}/services`);
  await expect.poll(() => functions.counts()).toMatchObject({ 'screen /services': 1 });

  const plainly = newMessage();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`${site}/privacy`);
  const plainForm = formIn(footer(plain));
  await fill(plainForm, plainly);
  await sendButton(plainForm).click();
  await expect(plain).toHaveURL(`${site}/message-sent#sent`);
  expect(await storedFrom(functions, plainly)).toMatchObject([{ page: null, spamSigns: [] }]);
  await context.close();
});

const types: Readonly<Record<string, string | undefined>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};
