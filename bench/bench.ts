/**
 * `npm run bench`: measures the site on this machine, and says which goals it reaches. A section is
 * run alone by its name: `npm run bench -- intake`; `--json FILE` keeps the figures. Exit code 1 where
 * a goal is missed. Wants a machine that does nothing else, and `npm run build` before, without settings.
 */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { blankSettings } from '../scripts/blank-settings.ts';
import { intake } from './intake.ts';
import { lighthouse } from './lighthouse/lighthouse.ts';
import { observatory } from './observatory/observatory.ts';
import { pagesBeside } from './pages-beside.ts';
import { refusals } from './refusals.ts';
import { isReached, type Section } from './section.ts';
import { spamCost } from './spam-cost.ts';
import { table } from './table.ts';

/** In the order in which they are run. */
const sections: readonly Section[] = [
  intake,
  pagesBeside,
  refusals,
  spamCost,
  observatory,
  lighthouse,
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'string' } },
});
const unknown = positionals.filter((name) => !sections.some((section) => section.name === name));
if (unknown.length > 0) {
  const names = sections.map(({ name }) => name).join(', ');
  console.error(`There is no section ${unknown.join(', ')}. There are: ${names}`);
  process.exit(2);
}
if (!existsSync('dist/index.html')) {
  console.error('The site is not built yet: `npm run build` builds it');
  process.exit(2);
}

// Thousands of messages are sent: none of them to a live copy's database, mail server or phone.
Object.assign(process.env, blankSettings());

// By way of an exit, which takes the hosts along.
process.once('SIGINT', () => process.exit(130));
console.log(`Node ${process.version}, ${availableParallelism()} cores`);
const chosen = sections.filter(
  ({ name }) => positionals.length === 0 || positionals.includes(name),
);
const results = [];
for (const section of chosen) {
  const figures = await section.measure();
  console.log(table(section, figures));
  results.push({ section: section.name, question: section.question, figures });
}
if (values.json !== undefined)
  await writeFile(values.json, `${JSON.stringify(results, null, 2)}\n`);

const missed = results.flatMap(({ section, figures }) =>
  figures.filter((figure) => isReached(figure) === false).map(({ what }) => `${section}: ${what}`),
);
console.log(missed.length === 0 ? '\nEvery goal is reached.' : `\nMissed: ${missed.join('; ')}`);
process.exitCode = missed.length === 0 ? 0 : 1;
