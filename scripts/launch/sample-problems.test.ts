import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { sampleProblems } from './sample-problems.ts';

test('names every sample at any depth, and files that cannot be read', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'people'));
  const files = {
    'agency.yaml': 'sample: true\nname: Our Agency\n',
    'broken.yaml': 'name: [unfinished',
    'empty.yaml': '',
    'notes.txt': 'sample: true',
    'own.yaml': 'sample: false\nname: Ours\n',
    'people/team.yml':
      'members:\n  - founder: { sample: true, title: Founder }\n  - { sample: true }\n',
    'reviews.yaml': '- { id: first, sample: true, reviewer: Rosa Medina, title: Baker }\n',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const found = sampleProblems(folder).map((problem) => problem.slice(folder.length + 1));
  expect(found).toEqual([
    expect.stringMatching(/^agency\.yaml: Our Agency$/),
    expect.stringMatching(/^broken\.yaml: cannot be read/),
    expect.stringMatching(/^people\/team\.yml: Founder$/),
    expect.stringMatching(/^people\/team\.yml: an entry without a name$/),
    expect.stringMatching(/^reviews\.yaml: Rosa Medina$/),
  ]);
});
