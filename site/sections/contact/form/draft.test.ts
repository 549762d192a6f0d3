import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '#test/fixtures/fake-page.ts';
import { removeDraft, saveDraft, withDraft } from './draft.ts';
import { emptyText } from './form-text.ts';

const text = { ...emptyText, name: 'Rosa Medina', message: 'Saturday orders.\n\nThank you.' };
const other = { ...text, message: 'And one more thing.' };

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', fakeStorage(stored));
});
afterEach(() => vi.unstubAllGlobals());

test('fills in what is missing, and keeps what is typed by then', () => {
  saveDraft(text);
  const typed = { ...emptyText, name: 'Sam Ortiz' };
  expect(withDraft(typed)).toEqual({ ...text, name: 'Sam Ortiz' });
});

test.each([
  ['removes a draft that was sent', text, emptyText],
  ['keeps a draft that differs from what was sent', other, other],
])('%s', (_, draft, left) => {
  saveDraft(draft);
  removeDraft(text);
  expect(withDraft(emptyText)).toEqual(left);
  expect(stored.size).toBe(left === emptyText ? 0 : 1);
});

test.each(['', 'null', '"Rosa"', '{"name":{"a":1}}', '{"name"'])(
  'ignores %j in storage',
  (json) => {
    saveDraft(text);
    stored.set([...stored.keys()].join(), json);
    expect(withDraft(emptyText)).toEqual(emptyText);
  },
);
