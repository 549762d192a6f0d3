import { parse, HTMLElement } from 'node-html-parser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LoggedEvent } from '#contract/analytics-events.ts';
import { logActs } from './log-acts.ts';
import { logEvent } from './log-event.ts';

/** Stands in for the browser's window. */
const fakeWindow: { analyticsQueue?: LoggedEvent[] } = {};

beforeEach(() => {
  delete fakeWindow.analyticsQueue;
  vi.stubGlobal('window', fakeWindow);
  vi.stubGlobal('dispatchEvent', () => true);
  vi.useFakeTimers({ now: 1_000 });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('events wait in the order in which they happened, behind what waits already', () => {
  logEvent({ name: 'open_contact', parameters: {} });
  vi.advanceTimersByTime(500);
  logEvent({ name: 'sign_up', parameters: { method: 'email' } });
  logEvent({ name: 'login', parameters: { method: 'email' } });
  expect(fakeWindow.analyticsQueue).toEqual([
    { name: 'open_contact', parameters: {}, at: 1_000 },
    { name: 'sign_up', parameters: { method: 'email' }, at: 1_500 },
    { name: 'login', parameters: { method: 'email' }, at: 1_500 },
  ]);
});

test.each([
  ['on what names an event', '<button id="clicked" data-event="open_contact">Go</button>'],
  ['on something in it', '<button data-event="open_contact"><i id="clicked"></i></button>'],
])('a click %s logs that event once', (_, html) => {
  click(html);
  expect(fakeWindow.analyticsQueue).toEqual([{ name: 'open_contact', parameters: {}, at: 1_000 }]);
});

test('a click on a client’s picture is an event too', () => {
  click('<a id="clicked" data-event="client_images">Before and after</a>');
  expect(fakeWindow.analyticsQueue?.map(({ name }) => name)).toEqual(['client_images']);
});

test.each([
  ['phone_click', '<a id="clicked" href="tel:+13035550142">Call</a>'],
  ['email_click', '<a href="mailto:hello@fourteener.example"><b id="clicked">Write</b></a>'],
])('a click on such a link is a %s, wherever it stands', (name, html) => {
  click(html);
  expect(fakeWindow.analyticsQueue).toEqual([{ name, parameters: {}, at: 1_000 }]);
});

test.each([
  ['on nothing of note', '<p data-event="open_contact"></p><p id="clicked"></p>'],
  ['on another link', '<a id="clicked" href="/tel:1">Elsewhere</a>'],
  ['on what names no event of the site', '<a id="clicked" data-event="sign_up">Join</a>'],
])('a click %s logs nothing', (_, html) => {
  click(html);
  expect(fakeWindow.analyticsQueue).toBeUndefined();
});

test('a click on the document itself, which is no element, logs nothing', () => {
  fakeDocument().click({});
  expect(fakeWindow.analyticsQueue).toBeUndefined();
});

function click(html: string) {
  fakeDocument().click(parse(html).querySelector('#clicked'));
}

/** Stands in for the browser's document, with the parser's elements in place of the browser's. */
function fakeDocument() {
  const listeners: ((event: { target: unknown }) => void)[] = [];
  vi.stubGlobal('Element', HTMLElement);
  vi.stubGlobal('document', {
    addEventListener(type: string, listener: (event: { target: unknown }) => void) {
      if (type === 'click') listeners.push(listener);
    },
  });
  logActs();
  return {
    click(target: unknown) {
      for (const listener of listeners) listener({ target });
    },
  };
}
