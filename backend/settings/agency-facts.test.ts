import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { agencyFacts } from './agency-facts.ts';
import { StartError } from './start-error.ts';

test('reads the facts of this repository', () => {
  expect(agencyFacts().email).toContain('@');
});

test.each([
  ['a fact is missing', 'name: Agency'],
  ['it is not YAML', 'name: [unfinished'],
  ['it is empty', ''],
])('names the file if %s', async (_, yaml) => {
  const file = join(await temporaryFolder(), 'agency.yaml');
  await writeFile(file, yaml);
  expect(() => agencyFacts(file)).toThrow(StartError);
  expect(() => agencyFacts(file)).toThrow(file);
});
