import { describe, expect, test } from 'vitest';
import { batchBounds, visitSteps } from '#contract/event-batch.ts';
import { eventBatch, logged, screenView } from '#test/fixtures/event-batches.ts';
import { parseEventBatch } from './parse-event-batch.ts';

describe('a batch', () => {
  test('of everything that pages may tell is taken as it is', () => {
    const batch = eventBatch({
      visit: {
        ...{
          landing: '/services/post/:slug',
          referrer: 'www.google.com',
          source: 'newsnotification',
        },
        ...{ medium: 'email', campaign: 'May' },
      },
      reached: visitSteps,
      events: [
        screenView('/'),
        screenView('/services/post/:slug', '/services/post/seo', '/'),
        logged({ name: 'sign_up', parameters: { method: 'password' } }),
        logged({ name: 'login', parameters: { method: 'password' } }),
        logged({ name: 'view_process', parameters: {} }),
        logged({ name: 'client_images', parameters: {} }),
        logged({ name: 'open_contact', parameters: {} }),
        logged({ name: 'contact_type', parameters: { contact_type: 'call' } }),
        logged({ name: 'contact_form_start', parameters: {} }),
        logged({ name: 'contact_form_sent', parameters: {} }),
        logged({ name: 'contact_form_failed', parameters: { reason: 'too-many' } }),
        logged({ name: 'phone_click', parameters: {} }),
        logged({ name: 'email_click', parameters: {} }),
        logged({ name: 'article_read', parameters: { page_path: '/services/post/seo' } }),
        logged({
          name: 'web_vital',
          parameters: { metric_name: 'LCP', metric_value: 812.4, screen_name: '/' },
        }),
      ],
    });
    expect(parseEventBatch(JSON.stringify(batch))).toEqual({ ok: true, batch });
  });

  test('of nothing is taken too', () => {
    expect(parseEventBatch(JSON.stringify(eventBatch()))).toMatchObject({ ok: true });
  });

  test.each(Object.entries(refused()))('is refused for %s', (_, { sent, problem }) => {
    expect(parseEventBatch(sent)).toEqual({ ok: false, problem });
  });
});

/** Everything that is wrong alone, in a batch that is right otherwise. */
function refused(): Readonly<Record<string, { sent: string; problem: string }>> {
  const right = {
    ...eventBatch({ reached: ['came'], events: [screenView('/')] }),
  };
  const [view] = right.events;
  const at = (change: object, problem: string) => ({
    sent: JSON.stringify({ ...right, ...change }),
    problem: `Not a batch of events: ${problem}`,
  });
  const event = (change: object, problem: string) =>
    at({ events: [{ ...view, ...change }] }, problem);
  const long = 'x'.repeat(batchBounds.text + 1);
  const tooLong = `is longer than ${batchBounds.text}`;
  return {
    'no JSON': { sent: '{', problem: 'Not JSON' },
    nothing: { sent: '', problem: 'Not JSON' },
    'a list': {
      sent: '[]',
      problem: 'Not a batch of events: the batch: Invalid input: expected object, received array',
    },
    'a key beside its own': at({ visitor: 'Rosa' }, 'the batch: has keys that it does not take'),
    'a visit with another key': at(
      { visit: { landing: '/', id: 'x' } },
      'visit: has keys that it does not take',
    ),
    'a landing that is no path': at(
      { visit: { landing: 'https://evil.example' } },
      'visit.landing: Invalid string: must start with "/"',
    ),
    'a referrer that is too long': at(
      { visit: { landing: '/', referrer: long } },
      `visit.referrer: ${tooLong}`,
    ),
    'an unknown step': at(
      { reached: ['bought'] },
      `reached[0]: Invalid option: expected one of ${visitSteps.map((step) => `"${step}"`).join('|')}`,
    ),
    'a step that is reached twice': at({ reached: ['came', 'came'] }, 'reached: has a step twice'),
    'too many events': at(
      { events: Array(batchBounds.events + 1).fill(view) },
      `events: is longer than ${batchBounds.events}`,
    ),
    'an unknown event': event({ name: 'purchase' }, 'events[0].name: is no event of this site'),
    'an event without a time': event(
      { at: null },
      'events[0].at: Invalid input: expected number, received null',
    ),
    'parameters of another event': event(
      { name: 'contact_type' },
      'events[0].parameters.contact_type: Invalid option: expected one of "call"|"email"|"form"',
    ),
    'parameters where there are none': event(
      { name: 'open_contact', parameters: { email: 'rosa@shop.example' } },
      'events[0].parameters: has keys that it does not take',
    ),
    'a reason that is none of ours': event(
      { name: 'contact_form_failed', parameters: { reason: 'rosa' } },
      'events[0].parameters.reason: Invalid option: expected one of "invalid"|"offline"|"timeout"|"too-many"|"unavailable"|"unauthenticated"|"internal"',
    ),
    'a vital below zero': event(
      {
        name: 'web_vital',
        parameters: { metric_name: 'LCP', metric_value: -1, screen_name: '/' },
      },
      'events[0].parameters.metric_value: Too small: expected number to be >=0',
    ),
    'a vital beyond all numbers': {
      sent: JSON.stringify({
        ...right,
        events: [
          {
            ...view,
            name: 'web_vital',
            parameters: { metric_name: 'LCP', metric_value: 7, screen_name: '/' },
          },
        ],
      }).replace('7', '1e999'),
      problem:
        'Not a batch of events: events[0].parameters.metric_value: Invalid input: expected number, received Infinity',
    },
    'a length that is none': at(
      { events: { length: [{ toString: null }] } },
      'events: Invalid input: expected array, received object',
    ),
    'a key that JavaScript gives a meaning': {
      sent: `{"__proto__":{},${JSON.stringify(right).slice(1)}`,
      problem: 'Not a batch of events: the batch: has keys that it does not take',
    },
  };
}
