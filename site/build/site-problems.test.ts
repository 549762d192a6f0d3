import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { siteProblems } from './site-problems.ts';

const origin = 'https://www.agency.example';

async function problemsOf(body: string) {
  return siteProblems(await folderWith({ 'services.html': body }), origin);
}

async function folderWith(more: Readonly<Record<string, string>>) {
  const folder = await temporaryFolder();
  const files = {
    'index.html': '<h1 id="start">Home</h1>',
    '404.html': '<a href="#here">Here</a><p id="here"></p><a href="/">Home</a>',
    'services/post/seo.html': '<a href="../../services#part">Back</a>',
    '_astro/app.js': '',
    '_astro/a.png': '',
    ...more,
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return folder;
}

test('finds nothing wrong with links to pages, their parts, files and other sites', async () => {
  const body = `<p id="part"></p><a href="/">Home</a> <a href="/#start">Start</a> <a href="#part">Part</a>
    <p id="a=1&amp;b=2"></p><a href="#a=1&amp;b=2">Plan</a>
    <a href="/services/post/seo?from=menu">SEO</a> <a href="${origin}/services">Here</a>
    <a href="https://other.example/nowhere">Other</a> <a href="tel:+13035550100">Call</a>
    <script src="/_astro/app.js"></script>
    <img src="/_astro/a.png" srcset="/_astro/a.png 1x, /_astro/a.png 2x" alt=""/>
    <img src="/_astro/a.png#lit" alt=""/>`;
  expect(await problemsOf(body)).toEqual([]);
});

test.each([
  ['a page', '<a href="/careers">Careers</a>', '/careers'],
  ['a page by its full address', `<a href="${origin}/careers">Careers</a>`, `${origin}/careers`],
  ['a part of a page', '<a href="/#end">End</a>', '/#end'],
  ['a picture', '<img src="/_astro/b.png" alt=""/>', '/_astro/b.png'],
  ['a picture size', '<img srcset="/_astro/a.png 1x, /_astro/b.png 2x" alt=""/>', '/_astro/b.png'],
])('names %s that is missing, and where the link is', async (_, element, link) => {
  expect(await problemsOf(`<p id="part"></p>${element}`)).toEqual([
    `The page /services links to ${link}, which leads nowhere.`,
  ]);
});

test('names the places in the content, each once', async () => {
  const folder = await folderWith({
    'about.html': '<a href="/#end">End</a>',
    'services.html': '<p id="part"></p><a href="/#end">End</a> <a href="/prices.pdf">Prices</a>',
  });
  const places = (link: string) => (link.includes('#') ? ['articles/seo.md:7'] : ['menu.yaml:3']);
  expect(await siteProblems(folder, origin, places)).toEqual([
    'articles/seo.md:7: the link /#end leads nowhere: there is no heading or other part with the address #end',
    'menu.yaml:3: the link /prices.pdf leads nowhere: the site has no such page or file',
  ]);
});
