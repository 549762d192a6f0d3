import { afterEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '#test/fixtures/fake-page.ts';
import { saveDraft, withDraft } from '../contact/form/draft.ts';
import { emptyText } from '../contact/form/form-text.ts';
import { fillCompany } from './fill-company.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['fills in an empty Company', '', '', 'Rosa’s', 'Rosa’s'],
  ['changes the name it gave', 'Rosa’s', 'Rosa’s', 'Mo’s', 'Mo’s'],
  ['leaves what the visitor typed', 'Own', 'Rosa’s', 'Mo’s', 'Own'],
  ['takes its name out again', 'Rosa’s', 'Rosa’s', '', ''],
])('%s', (_, before, from, to, after) => {
  vi.stubGlobal('sessionStorage', fakeStorage(new Map()));
  saveDraft({ ...emptyText, name: 'Ana', company: before });
  fillCompany(from, to);
  expect(withDraft(emptyText)).toEqual({ ...emptyText, name: 'Ana', company: after });
});
