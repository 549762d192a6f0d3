import { expect, test } from 'vitest';
import { readContent } from '#content-model/read-content.ts';
import { contentNotices } from './content-notices.ts';

const content = readContent();
const today = '2020-01-01';

test('says that all holidays are past, and nothing on the last of them or without any', () => {
  const withHolidays = (...closedOn: string[]) => ({
    ...content,
    agency: { ...content.agency, closedOn },
  });
  const past = withHolidays('2020-12-25', '2020-01-01');
  expect(contentNotices(past, [], '2020-12-26')).toEqual([expect.stringContaining('2020-12-25')]);
  expect(contentNotices(past, [], '2020-12-25')).toEqual([]);
  expect(contentNotices(withHolidays(), [], '2020-12-26')).toEqual([]);
});

test('says that an article is on no page, and nothing of one that a service hides', () => {
  const [service] = content.services;
  const services = [{ ...service, hideBlogPost: true, link: 'signs' }];
  const files = ['content/articles/signs.md', 'content/articles/windows.md'];
  const notices = contentNotices(Object.assign({}, content, { services }), files, today);
  expect(notices).toEqual([
    expect.stringMatching(/^content.articles.windows\.md .* the page \/articles\/windows\.$/),
  ]);
});
