/**
 * `npm run new -- KIND NAME`: writes a start of a service, case study, article, page, trade or team member into
 * the content folder, with every field it needs. It builds as it is; its words ask for those of the owner.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import { parseDocument, stringify } from 'yaml';
import { contentFolder } from '#content-model/content-folder.ts';
import { latinLetters } from '#content-model/latin-letters.ts';
import { linkedServices, readContent } from '#content-model/read-content.ts';
import { orExit, startProblems } from './shared/or-exit.ts';

/**
 * What is written for each kind, from the file of the same name in `scripts/new/`: an entry at the end of
 * a YAML file, and other files whole.
 */
const kinds: Readonly<Record<string, readonly string[]>> = {
  service: ['services.yaml', 'articles/ID.md', 'images/ID.svg'],
  'case-study': ['case-studies.yaml', 'images/ID.svg'],
  'team-member': ['team.yaml', 'images/ID.svg'],
  article: ['articles/ID.md', 'images/ID.svg'],
  page: ['pages/ID.md'],
  trade: ['trades/ID.md'],
};

const [kind = '', ...words] = process.argv.slice(2);
const name = words.join(' ').trim();
const id = addressOf(name);
const templates = kinds[kind];
if (templates === undefined || name === '') {
  stop(2, `npm run new -- KIND NAME, where KIND is one of ${Object.keys(kinds).join(', ')}`);
}
if (id === '') stop(2, 'A name needs letters from a to z, which become its address');
if (!existsSync(contentFolder)) orExit(readContent);

/** Whether the article is that of a service, which has its heading and picture. */
const isOfService =
  kind === 'service' ||
  (kind === 'article' && linkedServices(contentFolder).some(({ link }) => link === id));
const own = kind === 'article' && isOfService ? ['articles/ID.md'] : templates;

const planned = own.map((template) => {
  const file = join(contentFolder, template.replace('ID', id));
  const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const isList = template.endsWith('.yaml');
  return { file, template, before, isList, kept: isList ? withoutEmptyList(before ?? '') : '' };
});
// An owner may have written the article or put in the picture first: those stay.
const written = planned.filter(({ before, isList }) => isList || before === undefined);
const listNames = (files: typeof planned) => files.map(({ file }) => relative('', file)).join(', ');
if (written.length === 0) stop(1, `There is already ${listNames(planned)}`);
for (const { file, template, kept } of written) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, kept + fillTemplate(template));
}
const problems = startProblems(readContent);
const ownProblems = problems.filter((problem) => written.some((file) => isIn(file, problem)));
if (ownProblems.length > 0) {
  // Such as a name that is too long for a title.
  for (const { file, before } of written) {
    if (before === undefined) rmSync(file);
    else writeFileSync(file, before);
  }
  stop(1, ownProblems.join('\n'));
}

console.log(`Written: ${listNames(written)}`);
const yours = own.includes('images/ID.svg') ? 'words and your picture' : 'words';
console.log(`Put your ${yours} in their place; \`npm run dev\` shows them at once.`);
if (kind === 'article') {
  console.log(
    isOfService
      ? `The page of the service with the link ${id} shows it, without hideBlogPost: true.`
      : `It is at /articles/${id}. A line in menu.yaml puts the list of all, /articles, into the menu.`,
  );
}
if (problems.length > 0) console.log(['Still to fix:', ...problems].join('\n'));
if (kind === 'page') console.log(`It is at /${id}. A line in menu.yaml puts it into the menu.`);
if (kind === 'trade')
  console.log(`It is at /for/${id}, and the home page links to it. Its plan goes into plan.yaml.`);

/** The end of an address: lowercase letters, digits and hyphens, a letter first. */
function addressOf(text: string): string {
  return latinLetters(text)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[-0-9]+|-+$/g, '');
}

function fillTemplate(template: string): string {
  const text = readFileSync(new URL(`new/${template}`, import.meta.url), 'utf8');
  const hasOwnHead = template !== 'articles/ID.md' || !isOfService;
  return (hasOwnHead ? text : text.replaceAll(/^(?:heading|image|alt): .*\n/gm, ''))
    .replaceAll(/\bID\b/g, id)
    .replaceAll(/\bNAME\b/g, () => stringify(name, { lineWidth: 0 }).trimEnd())
    .replaceAll(/\bTODAY\b/g, new Date().toISOString().slice(0, 10));
}

/** The text of a list, to which an entry can be added. */
function withoutEmptyList(text: string): string {
  const range = parseDocument(text).contents?.range;
  const isEmpty = range && text.slice(range[0], range[1]) === '[]';
  return `${(isEmpty ? text.slice(0, range[0]) : text).trimEnd()}\n`;
}

/** Whether a problem is in what was written to a file: `content/team.yaml:31: …`. */
function isIn({ file, kept }: { readonly file: string; readonly kept: string }, problem: string) {
  const place = `${relative('', file)}:`;
  const line = parseInt(problem.slice(place.length));
  return problem.startsWith(place) && !(line < kept.split('\n').length);
}

function stop(exitCode: number, sentence: string): never {
  console.error(sentence);
  process.exit(exitCode);
}
