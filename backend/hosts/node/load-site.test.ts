import { expect, test } from 'vitest';
import { builtSite } from '#test/fixtures/built-site.ts';
import { configFrom } from '../../settings/settings.ts';
import { loadSite } from './load-site.ts';

test('has assets and downloads that two releases share in memory once', async () => {
  const folder = await builtSite();
  const config = configFrom({});
  const first = await loadSite(folder, config);
  const second = await loadSite(folder, config, undefined, (file) => first.files.get(file));
  const shared = [...second.files].filter(([name, file]) => file === first.files.get(name));
  const names = shared.map(([name]) => name).toSorted();
  expect(names).toEqual(['_astro/app.Ab_1.js', 'files/Preisliste März (1).pdf']);
});
