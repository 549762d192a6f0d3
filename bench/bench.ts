/**
 * `npm run bench`: measures the built site on this machine and compares it with its goals.
 * `npm run bench -- intake paint /about` runs only those sections, and visits only those pages. Exits with code 1
 * when a goal is missed. Needs an idle machine, and `npm run build` without settings before.
 */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import process from 'node:process';
import { routesOf } from '#test/e2e/routes-of.ts';
import { blankSettings } from '../scripts/shared/blank-settings.ts';
import { intake } from './intake.ts';
import { lighthouse } from './lighthouse.ts';
import { pages } from './pages.ts';
import { paint } from './paint.ts';
import { formatSection, isReached, type Section } from './section.ts';

const sections: readonly Section[] = [intake, pages, paint, lighthouse];

if (!existsSync('dist/index.html')) {
  console.error('The site is not built. Run `npm run build` first');
  process.exit(2);
}
const names = sections.map(({ name }) => name);
const known = [...names, ...routesOf()];
const chosen = process.argv.slice(2);
const unknown = chosen.filter((argument) => !known.includes(argument));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are ${known.join(', ')}`);
  process.exit(2);
}
const chosenNames = names.filter((name) => chosen.includes(name));
const chosenRoutes = routesOf().filter((route) => chosen.includes(route));

// Thousands of messages are sent: none may reach the owner's database, mail server or webhook.
Object.assign(process.env, blankSettings());
// `process.exit` runs the exit handlers, which end the hosts.
process.once('SIGINT', () => process.exit(130));

console.log(`Node ${process.version}, ${availableParallelism()} cores`);
const missed: string[] = [];
for (const section of sections) {
  if (chosenNames.length > 0 && !chosenNames.includes(section.name)) continue;
  const figures = await section.measure(chosenRoutes.length > 0 ? chosenRoutes : routesOf());
  console.log(formatSection(section, figures));
  for (const figure of figures) {
    if (isReached(figure) === false) missed.push(`${section.name}: ${figure.name}`);
  }
}
console.log(missed.length === 0 ? '\nEvery goal is reached.' : `\nMissed: ${missed.join('; ')}`);
process.exitCode = missed.length === 0 ? 0 : 1;
