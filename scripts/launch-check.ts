/**
 * `npm run launch-check`: lists what must be fixed before this copy goes live, with the settings of the
 * folder where it is started. Exit code 1 while anything is left.
 * `-- --hosted`: for the hosted platform, which needs no TRUST_PROXY.
 * `-- --all`: a line for each text of the sample, instead of one for each file.
 * `-- --mail`: also sends a test email to the mailbox that gets the messages.
 */
import { join, relative } from 'node:path';
import process from 'node:process';
import type { Content } from '#content-model/content-schema.ts';
import { contentFolder } from '#content-model/content-folder.ts';
import { agencyContent } from '#backend/settings/agency-content.ts';
import { settings } from '#backend/settings/settings.ts';
import { StartError } from '#backend/settings/start-error.ts';
import { contactProblems } from './launch-check/contact-problems.ts';
import { placeholderProblems } from './launch-check/placeholder-problems.ts';
import { sampleDrawings } from './launch-check/sample-drawings.ts';
import { sampleProblems } from './launch-check/sample-problems.ts';
import { keptTexts, samplePlaces } from './launch-check/sample-texts.ts';
import { settingProblems } from './launch-check/setting-problems.ts';
import { testEmailProblems } from './launch-check/test-email.ts';
import { textLines, type TextsOfFile } from './launch-check/text-lines.ts';

const isHosted = process.argv.includes('--hosted');
const showAll = process.argv.includes('--all');
const shownFolder = relative('', contentFolder);
const mistakes = startProblems(agencyContent);
const groups = [
  ['Mistakes that stop the build', mistakes],
  ...(mistakes.length > 0 ? [] : contentGroups(agencyContent())),
  ['Settings', liveSettings()],
  ['Mail', process.argv.includes('--mail') ? await mailProblems() : []],
] as const;

// Not a problem, since it can be intended. But all messages would go to that address.
const functionsUrl = process.env.FUNCTIONS_URL?.trim() ?? '';
if (isHosted && functionsUrl !== '') {
  console.log(
    `Pages send to ${functionsUrl} (FUNCTIONS_URL), not to the hosting they come from.\n`,
  );
}

let count = 0;
for (const [name, problems] of groups) {
  if (problems.length === 0) continue;
  console.log([name, ...problems.map((problem) => `  ${problem}`), ''].join('\n'));
  count += problems.length;
}
const kept = mistakes.length === 0 ? keptLines(agencyContent()) : [];
if (kept.length > 0) {
  const heading = `Still the sample's, to keep or to replace${showAll ? '' : ' (`-- --all` shows each text)'}`;
  console.log([heading, ...kept.map((line) => `  ${line}`), ''].join('\n'));
}
if (count === 0) console.log('Nothing stands between this copy and going live.');
else if (count === 1) console.log('1 thing stands between this copy and going live.');
else console.log(`${count} things stand between this copy and going live.`);
process.exitCode = count === 0 ? 0 : 1;

function contentGroups(content: Content): (readonly [string, readonly string[]])[] {
  const { agency, blogPage } = content;
  const blog = `${join(shownFolder, 'pages/blogs.yaml')}: the page /blogs is a template with placeholder text. Set hidden: true.`;
  const { places, laws } = samplePlaces(contentFolder, agency);
  return [
    [
      'Invented entries. Put your own in their place and set sample: false',
      sampleProblems(content, shownFolder),
    ],
    [
      'Placeholders',
      [
        ...placeholderProblems(contentFolder, shownFolder),
        ...(blogPage.hidden === true ? [] : [blog]),
      ],
    ],
    [
      'People, clients, figures and prices of the sample. Once you have changed a text, it counts as yours',
      linesOf(keptTexts(contentFolder).claims),
    ],
    [`Places in Colorado, for an agency in ${agency.address.region}`, linesOf(places)],
    [
      `The Colorado Privacy Act. Name the law of ${agency.address.region}, or leave the sentence out`,
      linesOf(laws),
    ],
    ['Contact details', contactProblems(join(shownFolder, 'agency.yaml'), agency)],
  ];
}

/** Not problems: an agency may like to keep a text, and most drawings show nobody's people or work. */
function keptLines(content: Content): readonly string[] {
  const drawings = sampleDrawings(contentFolder);
  const first = showAll || drawings.length <= 3 ? drawings : [...drawings.slice(0, 3), '…'];
  const hasMark = Object.values(content.brand.logo).includes('roofs');
  return [
    ...linesOf(keptTexts(contentFolder).others),
    ...(drawings.length === 0
      ? []
      : [`${join(shownFolder, 'images')}: ${drawings.length} drawings, ${first.join(', ')}`]),
    ...(hasMark ? [`${join(shownFolder, 'brand.yaml')}: the mark in the logo`] : []),
  ];
}

function linesOf(files: readonly TextsOfFile[]): readonly string[] {
  return textLines(shownFolder, files, showAll);
}

/** `settings()` also loads `.env`; its errors are among the problems. */
function liveSettings(): readonly string[] {
  const errors = startProblems(settings);
  return [...new Set([...errors, ...settingProblems(process.env, isHosted)])];
}

async function mailProblems(): Promise<readonly string[]> {
  const unread = [...startProblems(settings), ...startProblems(agencyContent)];
  if (unread.length > 0) return ['No email was tried: fix the problems above first.'];
  const problems = await testEmailProblems(settings(), agencyContent());
  if (problems.length === 0) console.log('The mail server has taken a test email.\n');
  return problems;
}

/** Why a program could not start with what it reads. */
function startProblems(read: () => unknown): readonly string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof StartError) return error.problems;
    throw error;
  }
}
