import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { agencyFacts } from './agency-facts.ts';
import { BadAgencyFacts } from './bad-agency-facts.ts';

test('the facts of this repository can be read', () => {
  expect(agencyFacts().email).toContain('@');
});

test.each([
  ['a fact that is missing', 'name: Agency'],
  ['no YAML', 'name: [unfinished'],
  ['nothing', ''],
])('%s is told with the name of the file', async (_, yaml) => {
  const file = join(await temporaryFolder(), 'agency.yaml');
  await writeFile(file, yaml);
  expect(() => agencyFacts(file)).toThrow(BadAgencyFacts);
  expect(() => agencyFacts(file)).toThrow(file);
});
