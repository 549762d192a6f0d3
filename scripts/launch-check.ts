/**
 * `npm run launch-check`: lists what still stands between this copy and going live. It looks at the
 * folder it is started in, as `npm start` does. Exit code 1 while anything is left.
 * `--hosted`: on the hosted platform, which brings a proxy that it knows.
 */
import { agencyFacts } from '#backend/settings/agency-facts.ts';
import { settings } from '#backend/settings/settings.ts';
import { StartError } from '#backend/settings/start-error.ts';
import { contactFaults } from './launch/contact-faults.ts';
import { pageFaults } from './launch/page-faults.ts';
import { sampleFaults } from './launch/sample-faults.ts';
import { settingFaults } from './launch/setting-faults.ts';

const isHosted = process.argv.includes('--hosted');
const groups = [
  ['Sample content', sampleFaults('content')],
  ['Contact details', contactDetails('content/agency.yaml')],
  ['Settings', liveSettings()],
  ['What programs are told', pageFaults('dist')],
] as const;

// No fault: it may be meant so. Forgotten, it has all pages send to where nobody answers.
const functionsUrl = process.env.FUNCTIONS_URL?.trim() ?? '';
if (isHosted && functionsUrl !== '') {
  console.log(
    `Pages send to ${functionsUrl} (FUNCTIONS_URL), not to the hosting they come from.\n`,
  );
}

let count = 0;
for (const [name, faults] of groups) {
  if (faults.length === 0) continue;
  console.log([name, ...faults.map((fault) => `  ${fault}`), ''].join('\n'));
  count += faults.length;
}
if (count === 0) console.log('Nothing stands between this copy and going live.');
else if (count === 1) console.log('1 thing stands between this copy and going live.');
else console.log(`${count} things stand between this copy and going live.`);
process.exitCode = count === 0 ? 0 : 1;

function contactDetails(file: string): readonly string[] {
  try {
    return contactFaults(file, agencyFacts(file));
  } catch (error) {
    if (error instanceof StartError) return error.problems;
    throw error;
  }
}

/** Reads `.env` as the server does. What the server would not start with is said as it says it. */
function liveSettings(): readonly string[] {
  const unread: string[] = [];
  try {
    settings();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    unread.push(...error.problems);
  }
  return [...new Set([...unread, ...settingFaults(process.env, isHosted)])];
}
