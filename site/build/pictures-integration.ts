import { createHash, randomUUID } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';
import { isLogoFile } from '#content-model/schemas/brand-schema.ts';
import { contentFolder } from '#content-model/content-folder.ts';
import { imageNames, imagePath } from '#content-model/image-path.ts';
import { addressName } from '#content-model/schemas/picture-schema.ts';
import { focusPosition } from '#site/content/crop-around.ts';
import { textFiles } from '#content-model/read-text.ts';
import { readContent } from '#content-model/read-content.ts';
import { StartError } from '#content-model/problems/start-error.ts';
import { logoSvg } from '#site/content/logo-svg.ts';
import { readDrawing } from '#site/content/read-drawing.ts';
import { drawnBoards } from './drawn-boards.ts';
import { eveningDrawing } from './evening-drawing.ts';
import { pictureProblems } from './picture-problems.ts';
import { stillDrawing } from './still-drawing.ts';
import { usedPictures } from './used-pictures.ts';

/** Gives the pages the pictures of the content folder, and lets `site/content/photo-service.ts` encode photos. */
export const picturesIntegration: AstroIntegration = {
  name: 'pictures',
  hooks: {
    'astro:config:setup'({ updateConfig }) {
      updateConfig({
        image: { service: { entrypoint: '/site/content/photo-service.ts', config: {} } },
        vite: { plugins: [contentPictures] },
      });
    },
    'astro:build:done': ({ dir }) => removeOriginals(fileURLToPath(dir)),
  },
};

/**
 * Astro publishes a photo that no page has encoded as it is, with the place where it was taken: one of a
 * hidden entry, or one that only a share card shows.
 */
async function removeOriginals(site: string): Promise<void> {
  const photos = imageNames(contentFolder).filter((file) => photoName.test(file));
  const originals = await Promise.all(
    photos.map((file) => readFile(join(contentFolder, 'images', file))),
  );
  for (const file of globSync('_astro/*.{jpg,jpeg,png,webp,avif}', { cwd: site })) {
    const published = await readFile(join(site, file));
    if (originals.some((original) => original.equals(published))) await rm(join(site, file));
  }
}

const photoName = /\.(?:jpe?g|png|webp|avif)$/i;

/**
 * `virtual:content-pictures`: the pictures that the content names. Any other file of `images/` stays out of
 * the site. `virtual:content-pictures.css`: the focus of photos that the layout crops, since pages have no
 * `style` attributes (docs/decisions/0011-content-security-policy-from-the-build.md).
 */
export const contentPictures = {
  name: 'content-pictures',
  resolveId(id: string) {
    return id === moduleId || id === styleId ? `\0${id}` : undefined;
  },
  async load(this: { addWatchFile(file: string): void }, id: string) {
    if (id !== `\0${moduleId}` && id !== `\0${styleId}`) return undefined;
    const images = imageNames(contentFolder).map((name) => join(contentFolder, 'images', name));
    for (const file of [...textFiles(contentFolder), ...images]) this.addWatchFile(file);
    return id === `\0${styleId}` ? focusStyle() : pictureModule();
  },
};

const moduleId = 'virtual:content-pictures';
const styleId = 'virtual:content-pictures.css';

async function pictureModule(): Promise<string> {
  const content = readContent();
  const problems = await pictureProblems(contentFolder, content);
  if (problems.length > 0) throw new StartError(problems);
  const { brand, homePage } = content;
  const { image, tablet, phone } = homePage.picture;
  const { mark, markOnDark = mark } = brand.logo;
  const imports: string[] = [];
  /** Returns the name of what the module imports from a file. */
  const imported = (path: string) => {
    const name = `f${imports.length}`;
    imports.push(`import ${name} from ${JSON.stringify(path)};\n`);
    return name;
  };
  const pictures: string[] = [];
  for (const file of new Set(usedPictures(contentFolder, content).map((used) => used.image))) {
    const name = JSON.stringify(file);
    if (!file.endsWith('.svg')) {
      const path = await copyPhoto(file);
      const { width, height } = (await sharp(path).metadata()).autoOrient;
      pictures.push(`${name}: { photo: ${imported(path)}, width: ${width}, height: ${height} }`);
      continue;
    }
    const drawn = readDrawing(file, brand);
    const svg = [image, tablet, phone].includes(file) ? eveningDrawing(drawn) : drawn;
    const boards = homePage.sign ? JSON.stringify(drawnBoards(svg)) : '""';
    const parts = [`drawing: ${imported(await writeDrawing(file, svg))}`, `boards: ${boards}`];
    const still = stillDrawing(svg);
    if (still !== svg) parts.push(`still: ${imported(await writeDrawing(file, still))}`);
    pictures.push(`${name}: { ${parts.join(', ')} }`);
  }
  const logos: string[] = [];
  for (const file of new Set([mark, markOnDark].filter(isLogoFile))) {
    const svg = await logoSvg(file, brand, headerLogoHeight);
    const path = await writeDrawing(file.replace(/\.\w+$/, '.svg'), svg);
    logos.push(`${JSON.stringify(file)}: ${imported(path)}`);
  }
  return `${imports.join('')}export const pictures = { ${pictures.join(', ')} };export const logos = { ${logos.join(', ')} };`;
}

/** In pixels: three times that of the header's logo, which grows with the letters of a visitor. */
const headerLogoHeight = 120;

/** Writes a drawing as the pages show it, for Astro to publish. */
function writeDrawing(file: string, svg: string): Promise<string> {
  return writePicture(file, svg, (path) => writeFile(path, svg));
}

/** Copies a photo, since Vite reads a # or a % in the name of a file or a folder as a part of an address. */
async function copyPhoto(file: string): Promise<string> {
  const original = imagePath(contentFolder, file);
  const { mtimeMs, size } = await stat(original);
  return writePicture(file, `${original} ${mtimeMs} ${size}`, (path) => copyFile(original, path));
}

/** Writes a picture under a name for addresses. Other builds may read the same file meanwhile. */
async function writePicture(
  file: string,
  version: string,
  write: (path: string) => Promise<void>,
): Promise<string> {
  const hash = createHash('sha256').update(version).digest('hex').slice(0, 12);
  const name = addressName(file);
  const path = fileURLToPath(new URL(`../../.astro/pictures/${hash}/${name}`, import.meta.url));
  // Written again, `npm run dev` would load every drawing again after each change of a word.
  if (existsSync(path)) return path;
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${randomUUID()}`;
  await write(unfinished);
  await rename(unfinished, path);
  return path;
}

/** A rule for each focus, stronger than the position of a drawing in the layout's rules. */
function focusStyle(): string {
  const photos = usedPictures(contentFolder, readContent()).filter(
    ({ image }) => !image.endsWith('.svg'),
  );
  return [...new Set(photos.map(({ focus }) => focusPosition(focus)))]
    .map((position) => `[data-focus='${position}']{object-position:${position}!important}`)
    .join('');
}
