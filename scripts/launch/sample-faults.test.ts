import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { sampleFaults } from './sample-faults.ts';

test('every sample of every file is told with its file and its name', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'people'));
  await writeFile(join(folder, 'agency.yaml'), 'sample: true\nname: Our Agency\n');
  await writeFile(
    join(folder, 'reviews.yaml'),
    [
      '- { id: first, sample: true, reviewer: Rosa Medina, title: Baker }',
      '- { id: second, sample: false, reviewer: Lena Fischer, title: Dentist }',
      '- { id: third, sample: true }',
    ].join('\n'),
  );
  await writeFile(
    join(folder, 'people/team.yml'),
    'members:\n  - founder: { sample: true, title: Founder }\n  - { sample: true }\n',
  );
  await writeFile(join(folder, 'notes.txt'), 'sample: true');
  const found = sampleFaults(folder).map((fault) => fault.slice(folder.length + 1));
  expect(found).toEqual([
    expect.stringMatching(/^agency\.yaml, Our Agency: .*sample: false/),
    expect.stringMatching(/^people\/team\.yml, Founder: /),
    expect.stringMatching(/^people\/team\.yml, an entry without a name: /),
    expect.stringMatching(/^reviews\.yaml, Rosa Medina: /),
    expect.stringMatching(/^reviews\.yaml, third: /),
  ]);
});

test('content that is the agency’s own has none', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'agency.yaml'), 'sample: false\nname: Our Agency\n');
  await writeFile(join(folder, 'menu.yaml'), '');
  expect(sampleFaults(folder)).toEqual([]);
});

test('a file that is no YAML is told, and does not hide the others', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'a.yaml'), 'name: [unfinished');
  await writeFile(join(folder, 'b.yaml'), 'sample: true\nname: Our Agency\n');
  const found = sampleFaults(folder);
  expect(found).toHaveLength(2);
  expect(found[0]).toContain('a.yaml: this file cannot be read');
  expect(found[0]).not.toContain('\n');
});

test('an alias that leads to its own group is gone through once', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'a.yaml'), '&a\nname: Round\nsample: true\nagain: *a\n');
  expect(sampleFaults(folder)).toEqual([expect.stringContaining('a.yaml, Round: is a sample')]);
});
