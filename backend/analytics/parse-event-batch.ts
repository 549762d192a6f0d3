import { z } from 'zod';
import {
  contactFormFailures,
  contactTypes,
  webVitals,
  type AnalyticsEventName,
  type AnalyticsEvents,
} from '#contract/analytics-events.ts';
import { batchBounds, visitSteps, type EventBatch } from '#contract/event-batch.ts';

export type ParsedEventBatch =
  | { readonly ok: true; readonly batch: EventBatch }
  /** What is wrong and where, for whoever wrote the page. Repeats nothing of what was sent. */
  | { readonly ok: false; readonly problem: string };

/**
 * Reads what came as a batch: the events of the contract with their own parameters, within its bounds,
 * and nothing beside them. One fault refuses all of it, since a page of ours has none.
 */
export function parseEventBatch(json: string): ParsedEventBatch {
  const read = parsedJson(json);
  if (read === undefined) return { ok: false, problem: 'Not JSON' };
  const parsed = eventBatch.safeParse(read.value);
  if (parsed.success) return { ok: true, batch: parsed.data };
  return { ok: false, problem: problemOf(parsed.error) };
}

/** Zod's own `max` looks at the length of anything that has one, and fails at one that is no number. */
const atMost = (most: number) =>
  [({ length }: { readonly length: number }) => length <= most, `is longer than ${most}`] as const;

const text = z.string().refine(...atMost(batchBounds.text));
/** A path of the site, or the pattern of one. */
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

const event = z.discriminatedUnion(
  'name',
  [
    named('screen_view', screenView),
    named('sign_up', z.strictObject({ method: text })),
    named('login', z.strictObject({ method: text })),
    named('view_process', none),
    named('client_images', none),
    named('open_contact', none),
    named('contact_type', z.strictObject({ contact_type: z.enum(contactTypes) })),
    named('contact_form_start', none),
    named('contact_form_sent', none).extend({ messageId: z.uuid().exactOptional() }),
    named('contact_form_failed', z.strictObject({ reason: z.enum(contactFormFailures) })),
    named('phone_click', none),
    named('email_click', none),
    named('article_read', z.strictObject({ page_path: path })),
    named('web_vital', webVital),
  ],
  'is no event of this site',
);

const eventBatch: z.ZodType<EventBatch> = z.strictObject({
  visit: z.strictObject({
    landing: path,
    referrer: text.exactOptional(),
    source: text.exactOptional(),
    medium: text.exactOptional(),
    campaign: text.exactOptional(),
  }),
  reached: z
    .array(z.enum(visitSteps))
    .refine((steps) => new Set(steps).size === steps.length, 'has a step twice'),
  events: z.array(event).refine(...atMost(batchBounds.events)),
});

function named<Name extends AnalyticsEventName>(
  name: Name,
  parameters: z.ZodType<AnalyticsEvents[Name]>,
) {
  return z.strictObject({ name: z.literal(name), parameters, at: z.number().nonnegative() });
}

function parsedJson(json: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(json) };
  } catch {
    return undefined;
  }
}

/** The first fault. Where keys are at fault their names are left out: they may be anybody's words. */
function problemOf({ issues: [issue] }: z.ZodError): string {
  if (issue === undefined) return 'Not a batch of events';
  const place = issue.path.length === 0 ? 'the batch' : z.core.toDotPath(issue.path);
  const what =
    issue.code === 'unrecognized_keys' ? 'has keys that it does not take' : issue.message;
  return `Not a batch of events: ${place}: ${what}`;
}
