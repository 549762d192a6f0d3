import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LoggedEvent, ScreenView } from '#contract/analytics-events.ts';
import { logScreenViews } from './screen-view.ts';

const home = { path: '/', name: '/', class: 'HomeComponent' };
const article = {
  path: '/services/post/seo',
  name: '/services/post/:slug',
  class: 'ServicePostComponent',
};

let tab: FakeTab;
beforeEach(() => {
  tab = new FakeTab();
});
afterEach(() => vi.unstubAllGlobals());

describe('a screen view', () => {
  test('says which screen it is, by route and by address', () => {
    expect(tab.open(article).views()).toEqual([
      {
        screen_name: '/services/post/:slug',
        page_path: '/services/post/seo',
        page_title: 'The page at /services/post/seo',
        firebase_event_origin: 'auto',
        firebase_screen: '/services/post/:slug',
        firebase_screen_class: 'ServicePostComponent',
        screen_class: 'ServicePostComponent',
        firebase_screen_id: expect.any(Number),
      },
    ]);
  });

  test('of a page that names no screen says its address', () => {
    const [view] = tab.open({ path: '/elsewhere' }).views();
    expect(view).toMatchObject({ screen_name: '/elsewhere', screen_class: 'Page' });
  });

  test('names the screen before it, whose number is the same as then', () => {
    const [first] = tab.open(home).views();
    const [second] = tab.open(article).views();
    expect(second).toMatchObject({
      firebase_previous_screen: '/',
      firebase_previous_class: 'HomeComponent',
      firebase_previous_id: first?.firebase_screen_id,
    });
    expect(second?.firebase_screen_id).not.toBe(first?.firebase_screen_id);
  });

  test('is not logged again for the same address, as after a reload', () => {
    tab.open(home);
    expect(tab.open(home).views()).toEqual([]);
    expect(tab.open(article).views()).toHaveLength(1);
  });

  test('is logged for each of two addresses of one route', () => {
    tab.open(article);
    expect(tab.open({ ...article, path: '/services/post/ads' }).views()).toHaveLength(1);
  });
});

describe('a prerendered page', () => {
  test('is logged when the visitor opens it, once', () => {
    const page = tab.open({ ...home, prerendering: true });
    expect(page.views()).toEqual([]);
    page.activate();
    page.activate();
    expect(page.views()).toHaveLength(1);
  });

  test('takes the screen before it from that moment', () => {
    tab.open(home);
    const page = tab.open({ ...article, prerendering: true });
    tab.open({ path: '/about', name: '/about', class: 'AboutComponent' });
    page.activate();
    expect(page.views()).toMatchObject([{ firebase_previous_screen: '/about' }]);
  });
});

describe('a page opened behind another', () => {
  test('is logged when the visitor turns to it, once', () => {
    // Else a second one would be left out as the same screen again.
    tab.blockStorage();
    const page = tab.open({ ...home, hidden: true });
    page.show({ persisted: true });
    expect(page.views()).toEqual([]);
    page.turnTo();
    page.turnAway();
    page.turnTo();
    expect(page.views()).toHaveLength(1);
  });

  test('is not logged when a change leaves it unseen', () => {
    const page = tab.open({ ...home, hidden: true });
    page.turnAway();
    expect(page.views()).toEqual([]);
    page.turnTo();
    expect(page.views()).toHaveLength(1);
  });

  test('takes the screen before it from the moment it is seen', () => {
    tab.open(home);
    const page = tab.open({ ...article, hidden: true });
    tab.open({ path: '/about', name: '/about', class: 'AboutComponent' });
    page.turnTo();
    expect(page.views()).toMatchObject([{ firebase_previous_screen: '/about' }]);
  });
});

describe('the back-forward cache', () => {
  test('shows a page again, which is logged again after the one the visitor left', () => {
    const page = tab.open(home);
    tab.open(article);
    page.show({ persisted: true });
    expect(page.views()).toMatchObject([
      { screen_name: '/' },
      { screen_name: '/', firebase_previous_screen: '/services/post/:slug' },
    ]);
  });

  test('has no part in the first showing of a page, which is logged once', () => {
    // Else the second one would be left out as the same screen again.
    tab.blockStorage();
    const page = tab.open(home);
    page.show({ persisted: false });
    expect(page.views()).toHaveLength(1);
  });
});

describe('where the browser keeps nothing', () => {
  test('each screen counts as the first one', () => {
    tab.blockStorage();
    tab.open(home);
    const views = tab.open(article).views();
    expect(views).toHaveLength(1);
    expect(views[0]).not.toHaveProperty('firebase_previous_screen');
  });

  test('or keeps what is no screen, the screen counts as the first one', () => {
    for (const kept of ['{', '7', '{"name":"/"}', '[]', '[7, 7]']) {
      tab.storage.set('previous-screen', kept);
      const [view] = tab.open(home).views();
      expect(view).not.toHaveProperty('firebase_previous_screen');
    }
  });
});

interface Screen {
  readonly path: string;
  readonly name?: string;
  readonly class?: string;
  readonly prerendering?: boolean;
  readonly hidden?: boolean;
}

/** Stands in for a tab of a browser: its pages come and go, its storage stays. */
class FakeTab {
  readonly storage = new Map<string, string>();
  #storageIsBlocked = false;

  blockStorage() {
    this.#storageIsBlocked = true;
  }

  open(screen: Screen): FakePage {
    return new FakePage(screen, () => {
      if (this.#storageIsBlocked) throw new DOMException('Access is denied', 'SecurityError');
      return {
        getItem: (key: string) => this.storage.get(key) ?? null,
        setItem: (key: string, value: string) => void this.storage.set(key, value),
      };
    });
  }
}

/** Stands in for window and document of a page, as much as a screen view asks for. */
class FakePage {
  readonly #window = Object.assign(new EventTarget(), { analyticsQueue: new Array<LoggedEvent>() });
  readonly #document;
  readonly #pathname: string;
  readonly #storage: () => unknown;

  constructor(screen: Screen, storage: () => unknown) {
    const { path, name, class: screenClass, prerendering, hidden = false } = screen;
    this.#pathname = path;
    this.#storage = storage;
    this.#document = Object.assign(new EventTarget(), {
      prerendering,
      visibilityState: hidden ? 'hidden' : 'visible',
      title: `The page at ${path}`,
      documentElement: {
        dataset: {
          ...(name !== undefined && { screenName: name }),
          ...(screenClass !== undefined && { screenClass }),
        },
      },
    });
    this.#come();
    logScreenViews();
  }

  /** The visitor opens what was prerendered. */
  activate() {
    this.#come();
    this.#document.prerendering = false;
    this.#document.dispatchEvent(new Event('prerenderingchange'));
  }

  /** The visitor brings its tab to the front. */
  turnTo() {
    this.#come();
    this.#becomes('visible');
  }

  turnAway() {
    this.#becomes('hidden');
  }

  show({ persisted }: { persisted: boolean }) {
    this.#come();
    this.#window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  }

  views(): ScreenView[] {
    return this.#window.analyticsQueue.flatMap((event) =>
      event.name === 'screen_view' ? [event.parameters] : [],
    );
  }

  #becomes(visibilityState: 'visible' | 'hidden') {
    this.#document.visibilityState = visibilityState;
    this.#document.dispatchEvent(new Event('visibilitychange'));
  }

  /** Its globals are those that the script sees from now on. */
  #come() {
    vi.stubGlobal('window', this.#window);
    vi.stubGlobal('addEventListener', this.#window.addEventListener.bind(this.#window));
    vi.stubGlobal('dispatchEvent', this.#window.dispatchEvent.bind(this.#window));
    vi.stubGlobal('document', this.#document);
    vi.stubGlobal('location', { pathname: this.#pathname });
    // Where storage is blocked, asking for it throws.
    vi.stubGlobal('sessionStorage', undefined);
    Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, get: this.#storage });
  }
}
