import { z } from 'zod';
import {
  contactFormFailures,
  contactTypes,
  webVitals,
  type AnalyticsEventName,
} from '#contract/analytics-events.ts';
import { batchBounds, visitSteps } from '#contract/event-batch.ts';

/** What is counted of a batch that a page reports. */
export type CountedBatch = z.infer<typeof countedBatch>;

/** Drops what is not counted. One error refuses the whole batch, since our pages send none. */
export function parseEventBatch(value: unknown): CountedBatch | undefined {
  return countedBatch.safeParse(value).data;
}

// Not zod's `max`, which throws for an object with a `length` that is not a number.
const isShort = ({ length }: { readonly length: number }) => length <= batchBounds.text;
const text = z.string().refine(isShort);
/** A path of the site, or a route pattern. */
const path = text.startsWith('/');

/** Events that are counted by their name alone. */
const plainEvents = [
  ...(['sign_up', 'login', 'view_process', 'client_images', 'shop_check', 'case_touched'] as const),
  ...(['open_contact', 'contact_form_start', 'phone_click', 'email_click'] as const),
  ...(['text_click', 'booking_click', 'shop_sign'] as const),
] as const satisfies readonly AnalyticsEventName[];

const event = z.discriminatedUnion('name', [
  z.object({ name: z.enum(plainEvents) }),
  named('screen_view', { screen_name: path, page_path: path }),
  named('contact_type', { contact_type: z.enum(contactTypes) }),
  z.object({ name: z.literal('contact_form_sent'), messageId: z.uuid().exactOptional() }),
  named('contact_form_failed', { reason: z.enum(contactFormFailures) }),
  named('article_read', { page_path: path }),
  named('web_vital', { metric_name: z.enum(webVitals), metric_value: z.number().nonnegative() }),
]);

const countedBatch = z.object({
  visit: z.object({
    landing: path,
    referrer: text.exactOptional(),
    source: text.exactOptional(),
    medium: text.exactOptional(),
    campaign: text.exactOptional(),
  }),
  reached: z
    .array(z.enum(visitSteps))
    .refine((steps) => new Set(steps).size === steps.length)
    .readonly(),
  events: z
    .array(event)
    .refine(({ length }) => length <= batchBounds.events)
    .readonly(),
});

function named<Name extends AnalyticsEventName, Shape extends z.ZodRawShape>(
  name: Name,
  parameters: Shape,
) {
  return z.object({ name: z.literal(name), parameters: z.object(parameters) });
}
