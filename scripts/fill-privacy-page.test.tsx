import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { privacyFile, privacyTemplateFile } from '#backend/settings/privacy-template.ts';
import { privacyMarks } from '#contract/privacy-facts.ts';
import { PrivacyPage } from '#site/sections/privacy/privacy-page.tsx';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';

const inMemory = 'count what comes from it: in memory, for about ten minutes.';
const inDatabase =
  'in memory, or in our database under a code made from it, for about ten minutes.';
const atGoogle = ['Google keeps that for us', 'Google, on whose machines this site runs, notes it'];
const ofHost = 'The host that sends you our pages sees it, and may note it too.';
const functions = { FUNCTIONS_URL: 'https://functions.agency.example/api' };

describe('the privacy page of the build', () => {
  test('speaks of a server of the agency’s own where it is built for one', async () => {
    const { text } = await filled({ RETENTION_DAYS: '30' });
    expect(text).toContain(inMemory);
    expect(text).toContain('After 30 days the site forgets it by itself');
    expectNone(text, [...atGoogle, ofHost, inDatabase]);
    expect((await filled({ DATABASE_URL: 'postgres://a:b@db.example/c' })).text).toContain(
      inDatabase,
    );
  });

  test('speaks of the hosted platform where it is built for that', async () => {
    const settings = { SMTP_URL: 'smtp://mail.example.com', WEBHOOK_URL: 'https://ntfy.sh/secret' };
    const { text, html } = await filled(settings, '--hosted');
    for (const words of [inMemory, ...atGoogle]) expect(text).toContain(words);
    expect(text).toContain('A copy also goes to ntfy, whole or in part');
    expectNone(text, [inDatabase, ofHost, 'sends no mail']);
    expect(html).not.toContain('secret');
  });

  test('speaks of whoever hosts the pages where the functions are elsewhere', async () => {
    const own = await filled(functions);
    for (const words of [inMemory, ofHost]) expect(own.text).toContain(words);
    expectNone(own.text, atGoogle);
    const hosted = await filled(functions, '--hosted');
    for (const words of [inMemory, ...atGoogle, ofHost]) expect(hosted.text).toContain(words);
  });

  test('leaves the page with all cases beside it, and no mark in the page', async () => {
    const { html, beside, template } = await filled({});
    expect(beside).toBe(template);
    for (const mark of Object.values(privacyMarks)) expect(html).not.toContain(mark);
  });
});

async function filled(settings: Readonly<Record<string, string>>, ...options: readonly string[]) {
  const folder = await temporaryFolder();
  const template = renderToStaticMarkup(<PrivacyPage agency={agency} />);
  await writeFile(join(folder, privacyFile), template);
  const script = fileURLToPath(new URL('fill-privacy-page.ts', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [script, ...options, folder], {
    // Without the settings of whoever runs the tests.
    cwd: folder,
    env: { PATH: process.env.PATH, ...settings },
  });
  expect([status, stderr.toString()]).toEqual([0, '']);
  const [html, beside] = await Promise.all(
    [privacyFile, privacyTemplateFile].map((name) => readFile(join(folder, name), 'utf8')),
  );
  const text = parse(html ?? '').textContent.replaceAll(/\s+/g, ' ');
  return { html, text, beside, template };
}

function expectNone(text: string, sentences: readonly string[]): void {
  for (const words of sentences) expect(text).not.toContain(words);
}

const agency = {
  sample: false,
  name: 'Fourteener',
  area: 'Denver, Colorado',
  phone: { display: '(303) 555-0142', international: '+13035550142' },
  email: 'hello@fourteener.example',
  hours: { sentence: 'Monday to Friday, 9am to 6pm', short: 'M-F', shortest: 'M-F', open: [] },
  answersWithin: 'one working day',
};
