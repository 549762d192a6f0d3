import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createContactDraft, emptyDraft } from './contact-draft.ts';

const typed = { ...emptyDraft, name: 'Rosa Medina', message: 'Saturday orders.\n\nThank you.' };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a draft', () => {
  test('is there for the next page of the tab', () => {
    const tab = new FakeStorage();
    const draft = createContactDraft(() => tab);
    draft.keep(typed);
    vi.advanceTimersByTime(1_000);
    expect(createContactDraft(() => tab).read()).toEqual(typed);
  });

  test('is written in time when the page goes before the delay is over', () => {
    const tab = new FakeStorage();
    const draft = createContactDraft(() => tab);
    draft.keep(typed);
    draft.flush();
    expect(createContactDraft(() => tab).read()).toEqual(typed);
  });

  test('writes once for a run of letters', () => {
    const tab = new FakeStorage();
    const draft = createContactDraft(() => tab);
    for (const name of ['R', 'Ro', 'Ros', 'Rosa']) draft.keep({ ...emptyDraft, name });
    vi.advanceTimersByTime(1_000);
    expect(tab.writes).toBe(1);
    expect(createContactDraft(() => tab).read().name).toBe('Rosa');
  });

  test('leaves nothing behind once forgotten, not even what was waiting', () => {
    const tab = new FakeStorage();
    const draft = createContactDraft(() => tab);
    draft.keep(typed);
    draft.flush();
    const changed = { ...typed, name: 'Rosa' };
    draft.keep(changed);
    draft.forget(changed);
    vi.advanceTimersByTime(1_000);
    expect(draft.read()).toEqual(emptyDraft);
    expect(tab.entries).toEqual(new Map());
  });

  test('stays when what was sent is not what stands there by now', () => {
    const tab = new FakeStorage();
    const draft = createContactDraft(() => tab);
    const another = { ...typed, message: 'And one more thing.' };
    draft.keep(another);
    draft.forget(typed);
    draft.flush();
    expect(draft.read()).toEqual(another);
    expect(createContactDraft(() => tab).read()).toEqual(another);
  });

  test('tells every form of the page, until that form is gone', () => {
    const draft = createContactDraft(() => new FakeStorage());
    const heard = vi.fn();
    const stop = draft.subscribe(heard);
    draft.keep(typed);
    expect(heard).toHaveBeenCalledOnce();
    stop();
    draft.forget(typed);
    expect(heard).toHaveBeenCalledOnce();
  });

  test('on a page that comes back is what the tab has by then', () => {
    const tab = new FakeStorage();
    const asleep = createContactDraft(() => tab);
    asleep.keep(typed);
    asleep.flush();
    createContactDraft(() => tab).forget(typed);
    asleep.reread();
    expect(asleep.read()).toEqual(emptyDraft);
  });
});

describe('storage', () => {
  test.each([
    'not json',
    'null',
    '7',
    '[]',
    '{"name":{"toString":1},"email":["a"],"__proto__":{"phone":"1"}}',
  ])('that holds %s reads as an empty draft', (json) => {
    const tab = new FakeStorage();
    tab.setItem('contact-draft', json);
    expect(createContactDraft(() => tab).read()).toEqual(emptyDraft);
  });

  test('with keys of its own keeps only the five fields', () => {
    const tab = new FakeStorage();
    tab.setItem('contact-draft', JSON.stringify({ ...typed, admin: 'yes' }));
    expect(createContactDraft(() => tab).read()).toEqual(typed);
  });

  test('that is blocked leaves the draft in the page', () => {
    const draft = createContactDraft(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    draft.keep(typed);
    vi.advanceTimersByTime(1_000);
    draft.reread();
    expect(draft.read()).toEqual(typed);
    draft.forget(typed);
    expect(draft.read()).toEqual(emptyDraft);
  });

  test('that is full does not disturb typing', () => {
    const full = new FakeStorage();
    full.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const draft = createContactDraft(() => full);
    draft.keep(typed);
    expect(() => draft.flush()).not.toThrow();
    draft.reread();
    expect(draft.read()).toEqual(typed);
  });
});

/** A tab's storage in memory. */
class FakeStorage {
  readonly entries = new Map<string, string>();
  writes = 0;

  getItem(key: string): string | null {
    return this.entries.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.writes += 1;
    this.entries.set(key, value);
  }

  removeItem(key: string): void {
    this.entries.delete(key);
  }
}
