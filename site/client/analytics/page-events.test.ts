import { HTMLElement, parse } from 'node-html-parser';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakePage, fakeStorage } from '#test/fixtures/fake-page.ts';
import { logPageEvents } from './page-events.ts';

const home = { path: '/', name: '/', class: 'HomeComponent' };
const about = { path: '/about', name: '/about', class: 'AboutComponent' };
const article = {
  path: '/services/post/seo',
  name: '/services/post/:slug',
  class: 'ServicePostComponent',
};

let storage: Map<string, string>;
beforeEach(() => {
  storage = new Map();
});
afterEach(() => vi.unstubAllGlobals());

describe('a screen view', () => {
  test('is logged for another address of the same route, but not for the same address', () => {
    open(article);
    expect(open(article).views()).toEqual([]);
    expect(open({ ...article, path: '/services/post/ads' }).views()).toHaveLength(1);
  });

  test.each([
    ['prerendered', { prerendering: true }],
    ['in the background', { hidden: true }],
  ])('of a page %s is logged once, when the visitor sees it', (_, state) => {
    const page = open({ ...article, ...state });
    open(about);
    expect(page.views()).toEqual([]);
    page.comeToFront();
    page.comeToFront();
    expect(page.views()).toMatchObject([{ firebase_previous_screen: '/about' }]);
  });

  test('is logged again when the page comes back from the back-forward cache', () => {
    const page = open(home);
    page.show(false);
    open(article);
    page.show(true);
    expect(page.views()).toMatchObject([
      { screen_name: '/' },
      { screen_name: '/', firebase_previous_screen: '/services/post/:slug' },
    ]);
  });
});

test('logs the event of the page each time it is shown', () => {
  const page = open({ ...home, viewEvent: 'view_process' });
  page.show(true);
  expect(page.names()).toEqual(['screen_view', 'view_process', 'view_process']);
});

test.each([
  ['open_contact', '<button data-event="open_contact"><i id="clicked"></i></button>'],
  ['client_images', '<a id="clicked" data-event="client_images">Before and after</a>'],
  ['phone_click', '<a id="clicked" href="tel:+13035550142">Call</a>'],
  ['email_click', '<a href="mailto:hello@fourteener.example"><b id="clicked">Write</b></a>'],
  ['text_click', '<a id="clicked" href="sms:+13035550142">Text</a>'],
  ['booking_click', '<a id="clicked" href="https://cal.com/a" data-event="booking_click">Pick</a>'],
  [undefined, '<a id="clicked" href="https://social.example/a">Elsewhere</a>'],
  [undefined, '<a id="clicked" data-event="sign_up">Join</a>'],
  [undefined, 'the document itself'],
])('logs %s for a click on %s', (name, html) => {
  const page = open(home);
  page.click(html);
  expect(page.names().slice(1)).toEqual(name === undefined ? [] : [name]);
});

interface Screen {
  readonly path: string;
  readonly name: string;
  readonly class: string;
  readonly prerendering?: boolean;
  readonly hidden?: boolean;
  readonly viewEvent?: string;
}

/** Opens a page in the tab. */
function open({ path, name, class: screenClass, prerendering, hidden = false, viewEvent }: Screen) {
  const { window, document, focus } = fakePage(
    {
      prerendering,
      visibilityState: hidden ? 'hidden' : 'visible',
      title: `The page at ${path}`,
      documentElement: {
        dataset: { screenName: name, screenClass, ...(viewEvent && { viewEvent }) },
      },
    },
    { location: { pathname: path }, sessionStorage: fakeStorage(storage), Element: HTMLElement },
  );
  logPageEvents();
  return {
    names: () => (window.analyticsQueue ?? []).map(({ name }) => name),
    views: () =>
      (window.analyticsQueue ?? []).flatMap((event) =>
        event.name === 'screen_view' ? [event.parameters] : [],
      ),
    comeToFront() {
      focus();
      Object.assign(document, { prerendering: false, visibilityState: 'visible' });
      document.dispatchEvent(new Event('prerenderingchange'));
      document.dispatchEvent(new Event('visibilitychange'));
    },
    show(persisted: boolean) {
      focus();
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    },
    click(html: string) {
      const target = { value: parse(html).querySelector('#clicked') };
      document.dispatchEvent(Object.defineProperty(new Event('click'), 'target', target));
    },
  };
}
