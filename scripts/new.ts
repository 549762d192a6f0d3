/**
 * `npm run new -- KIND NAME`: writes a start of a service, case study, article, page or team member into
 * the content folder, with every field it needs. It builds as it is; its words ask for those of the owner.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import process from 'node:process';
import { parseDocument, stringify } from 'yaml';
import { contentFolder } from '#content-model/content-folder.ts';
import { agencyContent } from '#backend/settings/agency-content.ts';
import { exitWithProblems, orExit } from './shared/or-exit.ts';

/**
 * What is written for each kind, from the file of the same name in `scripts/new/`: an entry at the end of
 * a YAML file, and other files whole.
 */
const kinds: Readonly<Record<string, readonly string[]>> = {
  service: ['services.yaml', 'articles/ID.md', 'images/ID.svg'],
  'case-study': ['case-studies.yaml', 'images/ID.svg'],
  'team-member': ['team.yaml', 'images/ID.svg'],
  article: ['articles/ID.md'],
  page: ['pages/ID.md'],
};

const [kind = '', ...words] = process.argv.slice(2);
const name = words.join(' ').trim();
const id = addressOf(name);
const templates = kinds[kind];
if (templates === undefined || name === '') {
  stop(2, `npm run new -- KIND NAME, where KIND is one of ${Object.keys(kinds).join(', ')}`);
}
if (id === '') stop(2, 'A name needs letters from a to z, which become its address');
orExit(agencyContent);

const written = templates.map((template) => {
  const file = join(contentFolder, template.replace('ID', id));
  const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const isList = template.endsWith('.yaml');
  const text = isList ? withEntry(before ?? '', fillTemplate(template)) : fillTemplate(template);
  return { file, before, text, isTaken: !isList && before !== undefined };
});
const listNames = (files: typeof written) => files.map(({ file }) => relative('', file)).join(', ');
const taken = written.filter(({ isTaken }) => isTaken);
if (taken.length > 0) stop(1, `There is already ${listNames(taken)}`);
for (const { file, text } of written) writeFileSync(file, text);
try {
  agencyContent();
} catch (error) {
  // Such as a name that is too long for a title.
  for (const { file, before } of written) {
    if (before === undefined) rmSync(file);
    else writeFileSync(file, before);
  }
  exitWithProblems(error);
}

console.log(`Written: ${listNames(written)}`);
const yours = templates.includes('images/ID.svg') ? 'words and your picture' : 'words';
console.log(`Put your ${yours} in their place; \`npm run dev\` shows them at once.`);
if (kind === 'article') {
  console.log(`The page of the service with the link ${id} shows it, without hideBlogPost: true.`);
}
if (kind === 'page') console.log(`It is at /${id}. A line in menu.yaml puts it into the menu.`);

/** The end of an address: lowercase letters, digits and hyphens, a letter first. */
function addressOf(text: string): string {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^[-0-9]+|-+$/g, '');
}

function fillTemplate(template: string): string {
  return readFileSync(new URL(`new/${template}`, import.meta.url), 'utf8')
    .replaceAll(/\bID\b/g, id)
    .replaceAll(/\bNAME\b/g, () => stringify(name, { lineWidth: 0 }).trimEnd())
    .replaceAll(/\bTODAY\b/g, new Date().toISOString().slice(0, 10));
}

/** The text of a list with one more entry. */
function withEntry(text: string, entry: string): string {
  const range = parseDocument(text).contents?.range;
  const isEmpty = range && text.slice(range[0], range[1]) === '[]';
  return `${(isEmpty ? text.slice(0, range[0]) : text).trimEnd()}\n${entry}`;
}

function stop(exitCode: number, sentence: string): never {
  console.error(sentence);
  process.exit(exitCode);
}
