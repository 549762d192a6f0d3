import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteFolder } from './fixtures/site-folder.ts';

test('the built site has nothing of the editor of npm run dev', () => {
  const files = globSync('**/*.{html,js,json}', { cwd: siteFolder });
  expect(files.length).toBeGreaterThan(10);
  const withEditor = files.filter((file) =>
    /_edit-text|astro-dev-toolbar/.test(readFileSync(join(siteFolder, file), 'utf8')),
  );
  expect(withEditor).toEqual([]);
});
