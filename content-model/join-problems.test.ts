import { expect, test } from 'vitest';
import { joinProblems } from './join-problems.ts';

test('names a service that is gone in one line, and leaves other problems as they are', () => {
  const others = [
    'content/menu.yaml:3: link: there is no page /servces. Did you mean /services?',
    'content/team.yaml:4: name: is missing',
    'content/team.yaml:9: name: is missing',
    'content/articles/fax.md: this file is missing',
  ];
  expect(
    joinProblems([
      'content/case-studies.yaml:12: "A: B": services: 1: there is no service seo; the services are fax',
      ...others,
      'content/pages/check.yaml:80: link: there is no page /services/post/seo#what; the pages are /',
      'content/articles/fax.md:31: there is no page /services/post/seo. Did you mean /services/post/so?',
    ]),
  ).toEqual([
    expect.stringMatching(
      /^content.case-studies\.yaml:12: .* seo; the services are fax\. Also named in content.pages.check\.yaml:80, content.articles.fax\.md:31\. .*hidden: true/,
    ),
    ...others,
  ]);
});

test('names a service that is gone once where it is meant by a mistyped name', () => {
  const [line] = joinProblems([
    'content/a.yaml:1: there is no service soe. Did you mean seo?',
    'content/a.yaml:2: there is no service soe. Did you mean seo?',
  ]);
  expect(line).toContain('Did you mean seo? Also named in content/a.yaml:2.');
});
