/**
 * `npm run launch-check`: lists what must be fixed before this copy goes live, with the settings of the
 * folder where it is started. Exit code 1 while anything is left.
 * `-- --hosted`: for the hosted platform, which needs no TRUST_PROXY.
 * `-- --mail`: also sends a test email to the mailbox that gets the messages.
 */
import { join, relative } from 'node:path';
import process from 'node:process';
import type { Content } from '#contract/content/content-schema.ts';
import { contentFolder } from '#contract/content/content-folder.ts';
import { agencyContent } from '#backend/settings/agency-content.ts';
import { settings } from '#backend/settings/settings.ts';
import { StartError } from '#backend/settings/start-error.ts';
import { contactProblems } from './launch/contact-problems.ts';
import { placeholderProblems, sampleDrawings } from './launch/sample-drawings.ts';
import { sampleProblems } from './launch/sample-problems.ts';
import { samplePlaceProblems, sampleTextProblems } from './launch/sample-texts.ts';
import { settingProblems } from './launch/setting-problems.ts';
import { testEmailProblems } from './launch/test-email.ts';

const isHosted = process.argv.includes('--hosted');
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

// Not a problem: most of them show nobody's people or work.
const drawn = sampleDrawings(contentFolder);
if (drawn.length > 0) {
  console.log(`Drawings of the sample, to keep or to replace: ${drawn.join(', ')}\n`);
}

const logo = mistakes.length === 0 ? agencyContent().brand.logo : {};
if (Object.values(logo).includes('roofs')) {
  console.log(
    `The mark of the sample, to keep or to replace: logo in ${join(shownFolder, 'brand.yaml')}\n`,
  );
}

let count = 0;
for (const [name, problems] of groups) {
  if (problems.length === 0) continue;
  console.log([name, ...problems.map((problem) => `  ${problem}`), ''].join('\n'));
  count += problems.length;
}
if (count === 0) console.log('Nothing stands between this copy and going live.');
else if (count === 1) console.log('1 thing stands between this copy and going live.');
else console.log(`${count} things stand between this copy and going live.`);
process.exitCode = count === 0 ? 0 : 1;

function contentGroups({ agency, blogPage }: Content): (readonly [string, readonly string[]])[] {
  const blog = `${join(shownFolder, 'pages/blogs.yaml')}: the page /blogs is a template with placeholder text. Set hidden: true.`;
  return [
    [
      'Sample content',
      [
        ...sampleProblems(shownFolder),
        ...placeholderProblems(contentFolder, shownFolder),
        ...(blogPage.hidden === true ? [] : [blog]),
      ],
    ],
    [
      'Words and figures of the sample',
      [
        ...sampleTextProblems(contentFolder, shownFolder),
        ...samplePlaceProblems(contentFolder, shownFolder, agency),
      ],
    ],
    ['Contact details', contactProblems(join(shownFolder, 'agency.yaml'), agency)],
  ];
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
