import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createContactDraft } from './contact-draft.ts';
import { keepingTime } from './draft-storage.ts';
import { emptyDraft, type DraftTexts } from './draft-texts.ts';

const typed = { ...emptyDraft, name: 'Rosa Medina', message: 'Saturday orders.\n\nThank you.' };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a draft', () => {
  test('is there for the next page of the tab', () => {
    const tab = new FakeStorage();
    const draft = draftIn(tab);
    draft.keep(typed);
    vi.advanceTimersByTime(1_000);
    expect(draftIn(tab).read()).toEqual(typed);
  });

  test('is written in time when the page goes before the delay is over', () => {
    const tab = new FakeStorage();
    const draft = draftIn(tab);
    draft.keep(typed);
    draft.flush();
    expect(draftIn(tab).read()).toEqual(typed);
  });

  test('writes once for a run of letters', () => {
    const tab = new FakeStorage();
    const draft = draftIn(tab);
    for (const name of ['R', 'Ro', 'Ros', 'Rosa']) draft.keep({ ...emptyDraft, name });
    vi.advanceTimersByTime(1_000);
    expect(tab.writes).toBe(1);
    expect(draftIn(tab).read().name).toBe('Rosa');
  });

  test('leaves nothing behind once forgotten, not even what was waiting', () => {
    const tab = new FakeStorage();
    const draft = draftIn(tab);
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
    const draft = draftIn(tab);
    const another = { ...typed, message: 'And one more thing.' };
    draft.keep(another);
    draft.forget(typed);
    draft.flush();
    expect(draft.read()).toEqual(another);
    expect(draftIn(tab).read()).toEqual(another);
  });

  test('tells every form of the page, until that form is gone', () => {
    const draft = draftIn(new FakeStorage());
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
    const asleep = draftIn(tab);
    asleep.keep(typed);
    asleep.flush();
    draftIn(tab).forget(typed);
    asleep.reread();
    expect(asleep.read()).toEqual(emptyDraft);
  });
});

describe('what was typed before the form’s script came', () => {
  test('goes before what was kept, field by field', () => {
    const tab = new FakeStorage();
    keepIn(tab, typed);
    const draft = draftIn(tab);
    draft.begin({ ...emptyDraft, name: 'Rosa M.' });
    expect(draft.read()).toEqual({ ...typed, name: 'Rosa M.' });
  });

  test('is not mixed with a message of another day', () => {
    const browser = new FakeStorage();
    holdIn(new FakeStorage(), browser);
    const draft = draftIn(new FakeStorage(), browser);
    draft.begin({ ...emptyDraft, name: 'Sam Ortiz' });
    draft.flush();
    expect(draft.read()).toEqual({ ...emptyDraft, name: 'Sam Ortiz' });
    expect(draft.kept()).toBeUndefined();
    expect(draftIn(new FakeStorage(), browser).read()).toEqual(typed);
  });
});

describe('a message that could not be sent', () => {
  test('is not left in the browser before that', () => {
    const browser = new FakeStorage();
    keepIn(new FakeStorage(), typed, browser);
    expect(browser.entries).toEqual(new Map());
  });

  test('is there for the next tab, for seven days, with what was to be sent later', () => {
    const browser = new FakeStorage();
    const draft = holdIn(new FakeStorage(), browser);
    const changed = { ...typed, phone: '(303) 555-0117' };
    vi.advanceTimersByTime(keepingTime - 1_000);
    draft.keep(changed);
    draft.hold(false);
    const next = draftIn(new FakeStorage(), browser);
    expect(next.read()).toEqual(changed);
    expect(next.kept()?.until).toBe(draft.kept()?.until);

    vi.advanceTimersByTime(1_000);
    expect(draftIn(new FakeStorage(), browser).read()).toEqual(emptyDraft);
    expect(browser.entries).toEqual(new Map());
  });

  test('is kept as it was to be sent; what is changed since stays in the tab', () => {
    const [tab, browser] = [new FakeStorage(), new FakeStorage()];
    const draft = holdIn(tab, browser);
    const changed = { ...typed, message: 'Nobody has asked to send this.' };
    draft.keep(changed);
    draft.flush();
    expect(draftIn(new FakeStorage(), browser).read()).toEqual(typed);

    const reloaded = draftIn(tab, browser);
    expect(reloaded.read()).toEqual(changed);
    expect(reloaded.kept()?.until).toBe(draft.kept()?.until);
    reloaded.forget(changed);
    expect([...tab.entries, ...browser.entries]).toEqual([]);
  });

  test('is known to be one that may have arrived, until it is another one', () => {
    const [tab, browser] = [new FakeStorage(), new FakeStorage()];
    const draft = keepIn(tab, typed, browser);
    draft.hold(true);
    expect(draftIn(new FakeStorage(), browser).kept()?.unsure).toBe(true);
    draft.hold(false);
    expect(draft.kept()?.unsure).toBe(true);
    draft.keep({ ...typed, name: 'Rosa M.' });
    draft.hold(false);
    expect(draft.kept()?.unsure).toBe(false);
  });

  test('is still called so after a reload, and no other text of the browser is', () => {
    const [tab, browser] = [new FakeStorage(), new FakeStorage()];
    holdIn(tab, browser);
    expect(draftIn(tab, browser).kept()?.until).toBeDefined();
    const another = new FakeStorage();
    keepIn(another, { ...typed, message: 'And one more thing.' });
    expect(draftIn(another, browser).kept()?.until).toBeUndefined();
  });

  test.each(['sent', 'emptied by hand', 'discarded'] as const)('leaves nothing once %s', (how) => {
    const [tab, browser] = [new FakeStorage(), new FakeStorage()];
    const draft = holdIn(tab, browser);
    if (how === 'sent') draft.forget(typed);
    else if (how === 'discarded') draft.discard();
    else draft.keep(emptyDraft);
    draft.flush();
    expect(draft.kept()).toBeUndefined();
    expect([...tab.entries, ...browser.entries]).toEqual([]);
  });

  test('comes back as it was when discarding is undone', () => {
    const [tab, browser] = [new FakeStorage(), new FakeStorage()];
    const draft = holdIn(tab, browser);
    const undo = draft.discard();
    undo();
    expect(draft.read()).toEqual(typed);
    expect(draftIn(new FakeStorage(), browser).read()).toEqual(typed);
  });

  test('that another tab has kept is not overwritten when discarding is undone', () => {
    const browser = new FakeStorage();
    const undo = holdIn(new FakeStorage(), browser).discard();
    const another = { ...typed, message: 'And one more thing.' };
    keepIn(new FakeStorage(), another, browser).hold(false);
    undo();
    expect(draftIn(new FakeStorage(), browser).read()).toEqual(another);
  });

  test('is no longer what stands there where that was changed while it was sent', () => {
    const [tab, browser] = [new FakeStorage(), new FakeStorage()];
    const draft = holdIn(tab, browser);
    const another = { ...typed, message: 'And one more thing.' };
    draft.keep(another);
    draft.forget(typed);
    expect(draftIn(tab, browser).read()).toEqual(another);
    expect(browser.entries).toEqual(new Map());
  });

  test.each([
    'not json',
    'null',
    '{"texts":{"name":"Rosa"}}',
    '{"texts":{"name":"Rosa"},"until":"2999"}',
    '{"texts":[],"until":9e15}',
  ])('is not what reads %s', (json) => {
    const browser = new FakeStorage();
    browser.setItem('unsent-message', json);
    expect(draftIn(new FakeStorage(), browser).read()).toEqual(emptyDraft);
    expect(browser.entries).toEqual(new Map());
  });

  test('is kept no longer than said where the clock is put back', () => {
    const browser = new FakeStorage();
    holdIn(new FakeStorage(), browser);
    vi.setSystemTime(Date.now() - 2 * keepingTime);
    const draft = draftIn(new FakeStorage(), browser);
    expect(draft.kept()?.until).toBe(Date.now() + keepingTime);
    vi.advanceTimersByTime(1_000);
    draft.forget(typed);
    expect(browser.entries).toEqual(new Map());
  });

  test('leaves nothing once sent, where the clock is put back in between', () => {
    const browser = new FakeStorage();
    const draft = holdIn(new FakeStorage(), browser);
    vi.setSystemTime(Date.now() - keepingTime);
    draft.forget(typed);
    expect(browser.entries).toEqual(new Map());
  });
});

describe('of two tabs', () => {
  test('with one message, each follows what is changed and sent in the other', () => {
    const browser = new FakeStorage();
    const mine = holdIn(new FakeStorage(), browser);
    const other = draftIn(new FakeStorage(), browser);
    other.read();
    const changed = { ...typed, name: 'Rosa M.' };
    hear(other, browser, () => {
      mine.keep(changed);
      mine.hold(false);
    });
    expect(other.read()).toEqual(changed);
    expect(other.kept()?.until).toBeDefined();
    hear(other, browser, () => mine.forget(changed));
    expect(other.read()).toEqual(emptyDraft);
    expect(other.kept()?.until).toBeUndefined();
  });

  test('one keeps what is being written in it when the other has sent', () => {
    const browser = new FakeStorage();
    const mine = holdIn(new FakeStorage(), browser);
    const tab = new FakeStorage();
    const other = draftIn(tab, browser);
    const another = { ...typed, message: 'And one more thing.' };
    other.keep(another);
    hear(other, browser, () => mine.forget(typed));
    other.flush();
    expect(draftIn(tab, browser).read()).toEqual(another);
    expect(browser.entries).toEqual(new Map());
  });

  test('with two messages the later one waits, and each keeps its own', () => {
    const browser = new FakeStorage();
    const another = { ...typed, message: 'And one more thing.' };
    const other = keepIn(new FakeStorage(), another, browser);
    const mine = holdIn(new FakeStorage(), browser);
    vi.advanceTimersByTime(1_000);
    hear(mine, browser, () => other.hold(false));
    expect(mine.read()).toEqual(typed);
    expect(mine.kept()?.until).toBeUndefined();
    hear(other, browser, () => mine.forget(typed));
    expect(other.read()).toEqual(another);
    expect(draftIn(new FakeStorage(), browser).read()).toEqual(another);
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
    expect(draftIn(tab).read()).toEqual(emptyDraft);
  });

  test('with keys of its own keeps only the five fields', () => {
    const tab = new FakeStorage();
    tab.setItem('contact-draft', JSON.stringify({ ...typed, admin: 'yes' }));
    expect(draftIn(tab).read()).toEqual(typed);
  });

  test('that is blocked leaves the draft in the page', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const draft = createContactDraft(denied, denied);
    draft.keep(typed);
    vi.advanceTimersByTime(1_000);
    draft.hold(false);
    draft.reread();
    expect(draft.read()).toEqual(typed);
    expect(draft.kept()).toBeUndefined();
    draft.forget(typed);
    expect(draft.read()).toEqual(emptyDraft);
  });

  test('that is full does not disturb typing', () => {
    const full = new FakeStorage();
    full.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const draft = draftIn(full, full);
    draft.keep(typed);
    expect(() => draft.flush()).not.toThrow();
    draft.reread();
    expect(draft.read()).toEqual(typed);
    draft.hold(false);
    expect(draft.kept()).toBeUndefined();
  });
});

function draftIn(tab: FakeStorage, browser = new FakeStorage()) {
  return createContactDraft(
    () => tab,
    () => browser,
  );
}

function keepIn(tab: FakeStorage, texts: DraftTexts, browser?: FakeStorage) {
  const draft = draftIn(tab, browser);
  draft.keep(texts);
  draft.flush();
  return draft;
}

function holdIn(tab: FakeStorage, browser: FakeStorage) {
  const draft = keepIn(tab, typed, browser);
  draft.hold(false);
  return draft;
}

/** Tells a draft what another tab does, as browsers tell of it. */
function hear(draft: ReturnType<typeof draftIn>, browser: FakeStorage, act: () => void) {
  const waits = () => browser.getItem('unsent-message');
  const before = waits();
  act();
  if (waits() !== before) draft.follow(before, waits());
}

/** A tab's or a browser's storage in memory. */
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
