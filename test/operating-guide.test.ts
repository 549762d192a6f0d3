import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { logSentences, sentencesIn } from './fixtures/source-sentences.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(root + file, 'utf8');
const guide = read('docs/operating.md').replaceAll(/\s+/g, ' ');

describe('docs/operating.md, which the agency goes by,', () => {
  const sources = globSync('backend/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] });
  const logged = sources.flatMap((file) =>
    logSentences(read(file)).map((sentence): [string, string] => [sentence, file]),
  );

  test('finds what is logged at all', () => {
    expect(logged.length).toBeGreaterThan(15);
  });

  test.each(logged)('explains the line of the log “%s” (%s)', (sentence) => {
    expect(guide).toMatch(asPattern(sentence));
  });

  test.each(sentencesIn(read('backend/hosts/node/explained-start.ts')))(
    'says what to do where a start says “%s”',
    (sentence) => expect(guide).toMatch(asPattern(sentence)),
  );

  test.each(Array.from(read('.env.example').matchAll(/^#([A-Z_]+)=/gm), ([, name = '']) => name))(
    'says what to decide about %s',
    (name) => expect(guide).toContain(`\`${name}\``),
  );

  test('leads nowhere that is not there', () => {
    const headings = Array.from(
      read('docs/operating.md').matchAll(/^#+ (.+)$/gm),
      ([, words = '']) =>
        words
          .toLowerCase()
          .replaceAll(/[^\w\s-]/g, '')
          .replaceAll(' ', '-'),
    );
    const links = Array.from(guide.matchAll(/\]\(#([^)]+)\)/g), ([, name = '']) => name);
    expect(links.filter((name) => !headings.includes(name))).toEqual([]);
  });
});

describe('the sentences of a source', () => {
  test('are found however they are written', () => {
    const source = [
      "log.info({}, 'one');",
      'request.log.warn(facts, `two ${words} words`);',
      "dependencies.log.error({ err }, long ? 'three' : `four`);",
      "log.error({ err },\n  'five ' +\n    'six',\n);",
      "console.log('not this');\nlog.debug({}, 'nor this');",
    ].join('\n');
    expect(logSentences(source)).toEqual(['one', 'two … words', 'three', 'four', 'five six']);
  });

  test('that cannot be read are not passed over', () => {
    expect(() => logSentences('log.info({}, sentence);')).toThrow('log.info({}, sentence)');
  });
});

/** What is filled in when the program runs may be written as it comes, or as `…`. */
function asPattern(sentence: string): RegExp {
  const parts = sentence.replaceAll(/\s+/g, ' ').split('…');
  return new RegExp(parts.map((part) => RegExp.escape(part)).join('[^|]+?'));
}
