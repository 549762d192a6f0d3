import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { content } from '#content-model/content.ts';
import { readContent } from '#content-model/read-content.ts';
import { contentCopy } from './fixtures/content-copy.ts';

// An agency of its own stays where it is.
test.skipIf(!content.agency.sample).each([
  ['Ojo', 'Iowa', 'Ax'],
  ['Rancho Santa Margarita', 'California', 'Fourteener'],
  ['x'.repeat(25), 'District of Columbia', 'The Small Website Company of Margarita'],
])('the content has room for an agency in %s, %s', async (locality, region, name) => {
  const folder = await contentCopy();
  const path = join(folder, 'agency.yaml');
  const yaml = parseDocument(await readFile(path, 'utf8'));
  yaml.setIn(['address', 'locality'], locality);
  yaml.setIn(['address', 'region'], region);
  yaml.set('name', name);
  await writeFile(path, yaml.toString());
  expect(readContent(folder).agency.address.locality).toBe(locality);
});
