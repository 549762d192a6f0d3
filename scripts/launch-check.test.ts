import { spawnSync } from 'node:child_process';
import { appendFile, cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { agency as currentAgency } from '#content-model/content.ts';
import { contentFolder } from '#content-model/content-folder.ts';
import { contentCopy } from '#test/fixtures/content-copy.ts';
import { ownAgency } from '#test/fixtures/own-agency.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';

/** Over what is no problem. */
const kept = "Still the sample's, to keep or to replace";
const root = fileURLToPath(new URL('../', import.meta.url));

test('lists the problems by group and counts them', async () => {
  const folder = await ownCopy();
  await writeFile(join(folder, 'content/agency.yaml'), agency({ email: 'hello@agency.example' }));
  // What `npm run new` has written.
  await cp(join(root, 'scripts/new/images/ID.svg'), join(folder, 'content/images/ID.svg'));
  const team = await readFile(join(root, 'scripts/new/team.yaml'), 'utf8');
  await writeFile(join(folder, 'content/team.yaml'), team.replace('- id: ID', '- id: ada'));
  const env = 'CONTENT_DIR=content\nSITE_URL=agency\nSMTP_URL=smtp://localhost\n';
  await writeFile(join(folder, '.env'), env);
  const { output, status } = launchCheck(folder);
  expect(status).toBe(1);
  const lines = output.match(/^\S.*$/gm) ?? [];
  expect(lines.filter((line) => !line.startsWith(kept))).toEqual([
    'Invented entries. Put your own in their place and set sample: false',
    'Placeholders',
    'Contact details',
    'Settings',
    '7 things stand between this copy and going live.',
  ]);
  expect(output.match(/^ {2}SITE_URL: /gm)).toHaveLength(1);
});

test('a copy that keeps texts of the sample is ready, on the hosted platform with FUNCTIONS_URL too', async () => {
  const folder = await ownCopy();
  const [name = ''] = await readdir(join(contentFolder, 'articles'));
  await cp(join(contentFolder, 'articles', name), join(folder, 'content/articles', name));
  const more = ['FIREBASE_PROJECT_ID=my-agency', 'FUNCTIONS_URL=https://functions.agency.com/api'];
  await appendFile(join(folder, '.env'), `\n${more.join('\n')}\n`);
  const plain = launchCheck(folder);
  expect(plain.status).toBe(0);
  expect(plain.output).not.toContain('Pages send');
  const { output, status } = launchCheck(folder, '--hosted');
  expect(status).toBe(0);
  expect(output).toMatch(/^Pages send to https:\/\/functions\.agency\.com\/api /);
  expect(output).toMatch(/Nothing stands between this copy and going live.\n$/);
  if (currentAgency.sample) expect(output).toContain(kept);
});

test.runIf(currentAgency.sample)(
  'names what is left of the sample about people, its city and its pictures, each with its line',
  async () => {
    const folder = await ownCopy();
    const content = join(folder, 'content');
    const home = await readFile(join(contentFolder, 'pages/home.yaml'), 'utf8');
    const image = /image: (\S+)/.exec(home)?.[1] ?? '';
    const drawing = await readFile(join(content, 'images', image), 'utf8');
    await writeFile(join(content, 'images/own.svg'), drawing.replace('</svg>', '<path/></svg>'));
    await writeFile(join(content, 'pages/home.yaml'), home.replace(image, 'own.svg'));
    await cp(join(contentFolder, 'team.yaml'), join(content, 'team.yaml'));
    const address = { locality: 'Boulder', region: 'Colorado', country: 'US' };
    const facts = agency({ address, serves: ['Boulder, Colorado'] });
    await writeFile(join(content, 'agency.yaml'), facts);
    const { output } = launchCheck(folder);
    const line = home.slice(0, home.indexOf('alt: >-')).split('\n').length;
    expect(output).toContain(`Say what yours show\n  content/pages/home.yaml: line ${line}\n`);
    expect(output).toMatch(/^People, clients [^]*?^ {2}content.team\.yaml: lines? \d/m);
    expect(output).toMatch(/^Places and the law[^]*?^ {2}content.*: lines? \d/m);
  },
);

/** A folder without problems. */
async function ownCopy(): Promise<string> {
  const folder = await temporaryFolder();
  const content = join(folder, 'content');
  await mkdir(content);
  await contentCopy(content);
  for (const name of await readdir(content, { recursive: true })) {
    if (!/\.(?:yaml|md)$/.test(name)) continue;
    const text = await readFile(join(content, name), 'utf8');
    const own = inOwnWords(text).replaceAll('sample: true', 'sample: false');
    await writeFile(join(content, name), own);
  }
  await writeFile(join(content, 'agency.yaml'), agency({}));
  const blog = join(content, 'pages/blogs.yaml');
  const shownBlog = (await readFile(blog, 'utf8')).replace(/^hidden:.*\n/m, '');
  await writeFile(blog, `${shownBlog}hidden: true\n`);
  await writeFile(
    join(folder, '.env'),
    [
      'CONTENT_DIR=content',
      'SITE_URL=https://www.agency.com',
      'SMTP_URL=smtp://localhost',
      'MAIL_FROM=Our Agency <website@agency.com>',
      'TRUST_PROXY=loopback',
    ].join('\n'),
  );
  return folder;
}

function agency(different: Record<string, unknown>): string {
  return JSON.stringify({ ...ownAgency, ...different });
}

/** Changes every sentence, so that it is no longer one of the sample. */
function inOwnWords(text: string): string {
  return text.replaceAll(/[a-z](?= [a-z])/g, (letter) => letter.toUpperCase());
}

/** Runs the program in a folder, with only the settings of that folder. */
function launchCheck(cwd: string, ...options: string[]) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const args = [join(root, 'scripts/launch-check.ts'), ...options];
  const { stdout, stderr, status } = spawnSync('node', args, {
    cwd,
    encoding: 'utf8',
    env: { PATH, NODE_COMPILE_CACHE },
  });
  expect(stderr).toBe('');
  return { output: stdout, status };
}
