import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { fakePage, fakeStorage } from '#test/fixtures/fake-page.ts';
import { onDraftChange, removeDraft, saveDraft, withDraft } from './draft.ts';
import { emptyText } from './form-text.ts';

const text = { ...emptyText, name: 'Rosa Medina', message: 'Saturday orders.\n\nThank you.' };
const other = { ...text, message: 'And one more thing.' };

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  fakePage({}, { sessionStorage: fakeStorage(stored) });
});

// After the last test: what a test has begun ends with its globals.
afterAll(() => void vi.unstubAllGlobals());

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

test('informs the other forms, also where storage is blocked', () => {
  const listener = vi.fn();
  onTestFinished(onDraftChange(listener));
  const deny = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', {
    getItem: deny,
    setItem: deny,
    removeItem: deny,
  });
  const source = new EventTarget();
  saveDraft(text, source);
  expect(listener).toHaveBeenCalledExactlyOnceWith(text, source);
  removeDraft(text);
  expect(listener).toHaveBeenLastCalledWith(emptyText, undefined);
});
