import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, onTestFinished, test } from 'vitest';
import { blankSettings } from '../scripts/blank-settings.ts';
import { printedAddress } from './fixtures/printed-address.ts';
import { projectCopy } from './fixtures/project-copy.ts';

test('npm start builds the site, serves it for search engines to list, and stops on SIGTERM', async () => {
  const cwd = await projectCopy();
  const settings = { PORT: '0', DATA_DIR: join(cwd, 'data'), SITE_URL: 'https://agency.example' };
  const env = { ...process.env, ...blankSettings(), ...settings };
  const npm = spawn('npm', ['start'], { cwd, env });
  onTestFinished(() => void npm.kill('SIGKILL'));
  const address = await printedAddress(npm);
  const headOf = async (path: string) => {
    const page = parse(await (await fetch(address + path)).text());
    return {
      robots: page.querySelector('meta[name="robots"]')?.getAttribute('content'),
      address: page.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    };
  };
  expect((await fetch(`${address}/privacy`)).status).toBe(200);
  expect(await headOf('/')).toEqual({ robots: undefined, address: `${settings.SITE_URL}/` });
  expect((await headOf('/message-sent')).robots).toBe('noindex');
  const sitemap = await (await fetch(`${address}/sitemap.xml`)).text();
  expect(sitemap).toContain(`<loc>${settings.SITE_URL}/</loc>`);
  const ended = once(npm, 'exit');
  npm.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});
