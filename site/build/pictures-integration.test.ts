import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { drawnFor, shiftColor } from '#content-model/brand/color-steps.ts';
import { contentCopy } from '#test/fixtures/content-copy.ts';

afterAll(() => vi.unstubAllEnvs());

test('shows a drawing in the colors of the brand, and follows a change of either', async () => {
  const folder = await contentCopy();
  const edit = async (file: string, from: RegExp, to: string) => {
    const path = join(folder, file);
    await writeFile(path, (await readFile(path, 'utf8')).replace(from, to));
  };
  const drawing = join(folder, 'images/own.svg');
  await writeFile(drawing, svg('#0e2f28', '\n  <!-- A wall -->\n  '));
  await edit('team.yaml', /image: .*/, 'image: own.svg');
  vi.stubEnv('CONTENT_DIR', folder);
  vi.resetModules();
  const { contentPictures } = await import('./pictures-integration.ts');

  const watched = new Set<string>();
  const shown = async () => {
    const plugin = { addWatchFile: (file: string) => watched.add(file) };
    const code = (await contentPictures.load.call(plugin, '\0virtual:content-pictures')) ?? '';
    return readFile(/"([^"]+\/own\.svg)"/.exec(code)?.[1] ?? 'none', 'utf8');
  };
  for (const main of ['#1e3a8a', '#5b21b6']) {
    await edit('brand.yaml', /main: '.*'/, `main: '${main}'`);
    expect(await shown()).toBe(svg(shiftColor('#0e2f28', drawnFor.main, main)));
  }
  const circle = svg('#000', '<circle r="1"/>');
  await writeFile(drawing, circle);
  expect(await shown()).toBe(circle);
  expect([...watched]).toEqual(expect.arrayContaining([drawing, join(folder, 'brand.yaml')]));
});

function svg(main: string, space = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><style>:root{--evergreen-900:${main}}</style>${space}<path d="M0 0h9v9z"/>${space}</svg>`;
}
