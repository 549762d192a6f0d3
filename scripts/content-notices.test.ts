import { expect, test } from 'vitest';
import { agencyContent } from '#backend/settings/agency-content.ts';
import { contentNotices } from './content-notices.ts';

const content = agencyContent();
const { clientsPage } = content;

test('says that a page of clients without any is left out', () => {
  const shown = { ...content, clientsPage: { ...clientsPage, hidden: false } };
  expect(contentNotices({ ...shown, caseStudies: [] })).toEqual([
    expect.stringContaining('/clients'),
  ]);
});

test('says nothing of a page that its owner has hidden', () => {
  const hidden = { ...content, clientsPage: { ...clientsPage, hidden: true } };
  expect(contentNotices({ ...hidden, caseStudies: [] })).toEqual([]);
});
