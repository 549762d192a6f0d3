import { z } from 'zod';
import {
  contactFormFailures,
  contactTypes,
  webVitals,
  type AnalyticsEventName,
  type AnalyticsEvents,
} from '#contract/analytics-events.ts';
import { batchBounds, visitSteps, type EventBatch } from '#contract/event-batch.ts';

/** Parses what a page reports. One error refuses the whole batch, since our pages send none. */
export function parseEventBatch(value: unknown): EventBatch | undefined {
  return eventBatch.safeParse(value).data;
}

// Not zod's `max`, which throws for an object with a `length` that is not a number.
const isShort = ({ length }: { readonly length: number }) => length <= batchBounds.text;
const text = z.string().refine(isShort);
/** A path of the site, or a route pattern. */
const path = text.startsWith('/');
const hash = z.int().min(0).max(0xffff_ffff);
const none = z.strictObject({});

const screenView = z.strictObject({
  screen_name: path,
  page_path: path,
  page_title: text,
  firebase_event_origin: z.literal('auto'),
  firebase_screen: path,
  firebase_screen_class: text,
  screen_class: text,
  firebase_screen_id: hash,
  firebase_previous_screen: path.exactOptional(),
  firebase_previous_class: text.exactOptional(),
  firebase_previous_id: hash.exactOptional(),
});

const webVital = z.strictObject({
  metric_name: z.enum(webVitals),
  metric_value: z.number().nonnegative(),
  screen_name: path,
});

const event = z.discriminatedUnion('name', [
  named('screen_view', screenView),
  named('sign_up', z.strictObject({ method: text })),
  named('login', z.strictObject({ method: text })),
  named('view_process', none),
  named('client_images', none),
  named('shop_check', none),
  named('case_touched', none),
  named('open_contact', none),
  named('contact_type', z.strictObject({ contact_type: z.enum(contactTypes) })),
  named('contact_form_start', none),
  named('contact_form_sent', none).extend({ messageId: z.uuid().exactOptional() }),
  named('contact_form_failed', z.strictObject({ reason: z.enum(contactFormFailures) })),
  named('phone_click', none),
  named('email_click', none),
  named('text_click', none),
  named('booking_click', none),
  named('shop_sign', none),
  named('article_read', z.strictObject({ page_path: path })),
  named('web_vital', webVital),
]);

const eventBatch: z.ZodType<EventBatch> = z.strictObject({
  visit: z.strictObject({
    landing: path,
    referrer: text.exactOptional(),
    source: text.exactOptional(),
    medium: text.exactOptional(),
    campaign: text.exactOptional(),
  }),
  reached: z.array(z.enum(visitSteps)).refine((steps) => new Set(steps).size === steps.length),
  events: z.array(event).refine(({ length }) => length <= batchBounds.events),
});

function named<Name extends AnalyticsEventName>(
  name: Name,
  parameters: z.ZodType<AnalyticsEvents[Name]>,
) {
  return z.strictObject({ name: z.literal(name), parameters, at: z.number().nonnegative() });
}
