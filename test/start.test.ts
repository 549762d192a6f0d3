import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blankSettings } from '../scripts/shared/blank-settings.ts';
import { usePhotos } from './fixtures/photo-content.ts';
import { printedAddress } from './fixtures/printed-address.ts';
import { projectCopy } from './fixtures/project-copy.ts';

describe('npm start with photos in place of all pictures', () => {
  const settings = { PORT: '0', SITE_URL: 'https://agency.example' };
  let project: string;
  let content: string;
  let site: string;
  let npm: ChildProcess;
  let address: string;
  let files: readonly string[];
  /** Every `img` of a photo, with the `picture` around it and the page that it is on. */
  let images: readonly { page: string; image: HTMLElement; picture: HTMLElement | null }[];

  beforeAll(async () => {
    project = await projectCopy(await mkdtemp(join(tmpdir(), 'agency-start-')));
    [content, site] = [join(project, 'content'), join(project, 'dist')];
    await usePhotos(content, 1000);
    await addHiddenPhoto(content);
    const env = {
      ...process.env,
      ...blankSettings(),
      DATA_DIR: join(project, 'data'),
      ...settings,
    };
    npm = spawn('npm', ['start'], { cwd: project, env });
    address = await printedAddress(npm);
    files = await readdir(site, { recursive: true });
    const pages = files.filter((file) => file.endsWith('.html'));
    images = (
      await Promise.all(
        pages.map(async (page) =>
          parse(await readFile(join(site, page), 'utf8'))
            .querySelectorAll('img[srcset]')
            .map((image) => ({ page, image, picture: image.closest('picture') })),
        ),
      )
    ).flat();
  }, 300_000);

  afterAll(async () => {
    npm.kill('SIGKILL');
    await rm(project, { recursive: true, force: true });
  });

  test('serves the site for search engines to list', async () => {
    const home = await (await fetch(address)).text();
    expect(home).toContain(`<link rel="canonical" href="${settings.SITE_URL}/"`);
    expect(home).not.toContain('noindex');
    expect((await fetch(`${address}/privacy`)).status).toBe(200);
    const sitemap = await (await fetch(`${address}/sitemap.xml`)).text();
    expect(sitemap).toContain(`<loc>${settings.SITE_URL}/</loc>`);
  });

  test('shows a photo on every page that has a picture, and in articles, as AVIF and WebP with its size', () => {
    const pagesWithPhotos = new Set(images.map(({ page }) => page));
    expect([...pagesWithPhotos]).toEqual(
      expect.arrayContaining(['index.html', 'about.html', 'clients.html', 'services.html']),
    );
    expect(images.some(({ image }) => image.closest('p') !== null)).toBe(true);
    for (const { page, image, picture } of images) {
      expect(picture?.querySelector('source[type="image/avif"]') ?? null, page).not.toBeNull();
      expect(image.getAttribute('srcset'), page).toMatch(/\.webp \d+w/);
      expect(image.getAttribute('sizes'), page).toBeTruthy();
    }
  });

  test('has every file that a page names, in the width that it says', async () => {
    const named = new Map(
      images.flatMap(({ image, picture }) =>
        [image, ...(picture?.querySelectorAll('source') ?? [])]
          .flatMap((source) => (source.getAttribute('srcset') ?? '').split(', '))
          .map((version) => version.split(' '))
          .map(([file = '', width = '']) => [file, Number.parseInt(width)] as const),
      ),
    );
    expect(named.size).toBeGreaterThan(20);
    for (const [file, width] of named) {
      expect((await sharp(join(site, file)).metadata()).width, file).toBe(width);
    }
  });

  test('publishes no original and no place where a photo was taken', async () => {
    const originals = await Promise.all(
      (await readdir(join(content, 'images')))
        .filter((file) => file.startsWith('photo-'))
        .map((file) => readFile(join(content, 'images', file))),
    );
    expect(originals).toHaveLength(5);
    const published = files.filter((file) => /\.(?:jpe?g|png|webp|avif)$/.test(file));
    expect(published.length).toBeGreaterThan(20);
    for (const file of published) {
      const bytes = await readFile(join(site, file));
      expect(
        originals.some((original) => original.equals(bytes)),
        file,
      ).toBe(false);
      const { exif, xmp, iptc, icc } = await sharp(bytes).metadata();
      expect({ exif, xmp, iptc, icc }, file).toEqual({});
    }
  });

  test('stops on SIGTERM', async () => {
    const ended = once(npm, 'exit');
    npm.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });
});

/** Adds a hidden case study with a photo. */
async function addHiddenPhoto(content: string): Promise<void> {
  const photo = (name: string) => join(content, 'images', name);
  await sharp(photo('photo-jpg.jpg'))
    .keepExif()
    .jpeg({ quality: 60 })
    .toFile(photo('photo-hidden.jpg'));
  const hidden = `
- id: hidden-client
  sample: true
  hidden: true
  company: A client who does not want to be shown
  place: Somewhere
  paragraph1: What was in the way before, in a sentence that is long enough.
  paragraph2: What was built, and what it does now, in a sentence that is long enough.
  image: photo-hidden.jpg
  alt: What nobody may see, since it is hidden.
  services: []
`;
  const studies = join(content, 'case-studies.yaml');
  await writeFile(studies, `${(await readFile(studies, 'utf8')).trimEnd()}${hidden}`);
}
