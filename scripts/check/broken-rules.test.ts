import { expect, test } from 'vitest';
import { rulesInPlaywrightReport, rulesInVitestReport } from './broken-rules.ts';
import { ruleLines } from './rule-lines.ts';

test('says which rule a page breaks, what is wrong and which file to edit', () => {
  const heading = 'skips no heading level';
  const failedTest = (title: string, message: string) => ({
    title,
    failureMessages: [`AssertionError: ${message}\n    at test/page.test.ts:40:28`],
  });
  const report = {
    testResults: [
      {
        name: 'page.test.ts',
        message: '',
        assertionResults: [
          { title: 'has a size', failureMessages: [] },
          failedTest(heading, '/services/post/seo: expected [ 4 ] to deeply equal []'),
          failedTest(
            'has no error',
            `expected [ 'a.html:1:2 error', "b.html: 'x'" ] to deeply equal []`,
          ),
          failedTest(heading, '/careers: expected 1 to be 2'),
        ],
      },
      { name: 'other.test.ts', message: 'There is no site', assertionResults: [] },
    ],
  };
  expect(ruleLines(rulesInVitestReport(report), 'content')).toEqual([
    '✘ skips no heading level',
    '  /services/post/seo (content/articles/seo.md)',
    '    4',
    '  /careers (content/pages/careers.md)',
    '    expected 1 to be 2',
    '',
    '✘ has no error',
    '    a.html:1:2 error',
    "    b.html: 'x'",
    '',
    '✘ other.test.ts',
    '    There is no site',
    '',
  ]);
});

test('says in which window a page is wrong', () => {
  const message = (before: string, ...lines: string[]) =>
    `Error: ${before}\u001b[2mexpect(\u001b[22mreceived).toEqual(expected)\n\n- Expected - 1\n+ Received + 3\n\n- Array []\n\u001b[31m+ Array [\u001b[39m\n${lines.map((line) => `\u001b[31m+   ${line},\u001b[39m\n`).join('')}+ ]\n`;
  const overflow = message('390 px\n\n', '"<h1 class=\\"large\\"> from 12 to 430 of 390"');
  const contrast = message(
    'as served, dark, 320 px\n\n',
    ...['Object {', '  "id": "color-contrast"', '  "nodes": Array [', '    "<p>"', '  ]', '}'],
  );
  const title = '/ is accessible and fits every window';
  const steps = [{ title: 'axe finds no violation', error: { message: contrast } }];
  const errors = [contrast, overflow].map((text) => ({ message: text }));
  const report = {
    suites: [{ suites: [{ specs: [{ title, tests: [{ results: [{ errors, steps }] }] }] }] }],
  };
  expect(ruleLines(rulesInPlaywrightReport(report), 'content')).toEqual([
    '✘ axe finds no violation',
    '  /, as served, dark, 320 px (content/pages/home.yaml)',
    '    id: "color-contrast"',
    '    <p>',
    '',
    '✘ every page is accessible and fits every window',
    '  /, 390 px (content/pages/home.yaml)',
    '    <h1 class="large"> from 12 to 430 of 390',
    '',
  ]);
});
