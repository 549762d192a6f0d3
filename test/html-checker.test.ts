import { spawnSync } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { javaOnThisMachine } from '../scripts/shared/test-programs.ts';
import { siteFolder } from './fixtures/site-folder.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';

// `npm test` fetches one where there is none.
const java = javaOnThisMachine();
if (java === undefined) console.warn('No Java here: the built pages are NOT checked.');

test.skipIf(java === undefined)(
  `the Nu HTML checker has no error and no warning on any built page${java === undefined ? ' (SKIPPED: no Java here)' : ''}`,
  async () => {
    const names = await readdir(siteFolder, { recursive: true });
    const pages = names.filter((name) => name.endsWith('.html'));
    expect(pages).toContain('index.html');
    const folder = await temporaryFolder();
    for (const name of pages) {
      const html = await readFile(join(siteFolder, name), 'utf8');
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), html.replaceAll(styles, ''));
    }
    expect(messages(folder, pages)).toEqual([]);
  },
);

/** WebMCP is newer than the checker: https://github.com/webmachinelearning/webmcp */
const agentAttributes =
  /^Attribute “tool(?:name|description|paramdescription)” not allowed on element “(?:form|fieldset)”/;

/** Safari needs it on lists without markers, see `site/styles/base.css`. */
const listRole = /^The “list” role is unnecessary for element “[uo]l”/;

/** Its part for style sheets knows no container queries, nor much else of the last years. The build reads them all. */
const styles = /(?<=<style[^>]*>).*?(?=<\/style>)/gs;

/** Half of the time for a program that runs for seconds. Its code then needs more stack. */
const quickStart = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss4m'];

/** The messages of the checker about these files of a folder, with their places. */
function messages(folder: string, names: readonly string[]): readonly string[] {
  const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
  const { stdout, stderr, error } = spawnSync(
    java ?? '',
    // React ends void elements with a slash: the checker has an info message for each.
    [...quickStart, '-jar', jar, '--format', 'json', '--stdout', '--skip-info-messages', ...names],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      // Java prints to stderr that it uses them.
      env: { ...process.env, JAVA_TOOL_OPTIONS: undefined, JDK_JAVA_OPTIONS: undefined },
    },
  );
  if (error) throw error;
  expect(stderr).toBe('');
  return report
    .parse(JSON.parse(stdout))
    .messages.filter(({ message }) => !agentAttributes.test(message) && !listRole.test(message))
    .map(
      ({ url, type, subType, lastLine, lastColumn, message, extract }) =>
        `${relative(folder, fileURLToPath(url))}:${lastLine}:${lastColumn} ${subType ?? type}: ${message} ${extract}`,
    );
}

const report = z.object({
  messages: z.array(
    z.object({
      url: z.string(),
      type: z.string(),
      subType: z.string().optional(),
      lastLine: z.number().default(0),
      lastColumn: z.number().default(0),
      message: z.string(),
      extract: z.string().default(''),
    }),
  ),
});
