import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { plainImports } from '../../../scripts/plain-imports.ts';

test('fetches under 2 KB to count visitors, and under 3 KB to measure speed', async () => {
  const page = await scripts(plainImports);
  const without = await scripts(plainImports, {
    name: 'without analytics',
    load: {
      filter: { id: /start-analytics\.ts$/ },
      handler: () => 'export const startAnalytics = () => {};',
    },
  });
  const more = [...page.keys()].filter((name) => !without.has(name));
  expect(more.sort()).toEqual(['vitals']);
  expect(weight(page, 'page') - weight(without, 'page')).toBeLessThan(2048);
  expect(weight(page, 'vitals')).toBeLessThan(3 * 1024);
});

/** The scripts of every page as the build makes them, by name. */
async function scripts(...plugins: readonly Plugin[]): Promise<ReadonlyMap<string, string>> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [...plugins],
    build: {
      write: false,
      rolldownOptions: { input: fileURLToPath(new URL('../page.ts', import.meta.url)) },
    },
  });
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  return new Map(
    outputs
      .flatMap(({ output }) => output)
      .flatMap((file) => (file.type === 'chunk' ? [[file.name, file.code]] : [])),
  );
}

function weight(scripts: ReadonlyMap<string, string>, name: string): number {
  return brotliCompressSync(scripts.get(name) ?? '').length;
}
