import { z } from 'zod';
import { entries, group, label, languageTag, list, text, webAddress } from './text-schema.ts';
import { maxBusinessDays } from '../answer-time.ts';
import { weekdays, type Hours } from '../opening-hours.ts';

const clock = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "is not a time such as '09:00', in quotes");

const day = z.enum(weekdays).meta({ isUnique: true });

/** The public facts about the agency, from `content/agency.yaml`, for the site and the emails. */
export const agencySchema = z
  .strictObject({
    sample: z.boolean().describe('true while these details are invented; the page says so'),
    demonstration: z
      .boolean()
      .optional()
      .describe('true: the footer calls this a demonstration, and no text promises an answer'),
    name: text('The name in the header, in emails and after the titles of pages', 60),
    tagline: text('One plain line on what the agency does', 160),
    phone: group('The number for calls, as it is read and as it is dialed', {
      display: z.string().min(7).max(30).describe('The number as people read it: (303) 555-0142'),
      international: z
        .string()
        .regex(/^\+[1-9]\d{6,14}$/, 'is not a + with the country code and digits')
        .describe('The number as phones dial it, with the country code: +13035550142'),
      text: z
        .boolean()
        .optional()
        .describe('true: it takes text messages, and has a link for them'),
    }),
    email: z
      .email('is not an address such as hello@your-domain.com')
      .describe('The mailbox for contact messages, printed on the site'),
    booking: webAddress
      .describe('Your page for appointments, at any service: https://cal.com/your-agency')
      .optional(),
    languages: entries('The languages that you speak besides English', {
      language: languageTag.meta({ isUnique: true, description: 'Its tag: es' }),
      text: text('A sentence in that language that says so: Hablamos español', 40),
    }).optional(),
    hours: list(
      'When the phone is answered: an entry for days with the same hours, another after a break; [] is by appointment',
      z
        .strictObject({
          days: list('The days: [Monday, Tuesday]', day).min(1),
          opens: clock.describe("From when, of 24 hours, in quotes: '09:00'"),
          closes: clock.describe("Until when, of 24 hours, in quotes: '18:00', midnight '00:00'"),
        })
        .refine(({ opens, closes }) => opens < closes || closes === '00:00', {
          path: ['closes'],
          error:
            "must be after `opens`. Hours past midnight need two entries, the first until '00:00'",
        }),
    ).superRefine((hours, context) => {
      for (const [index, entry] of hours.entries()) {
        const other = hours.slice(0, index).find((earlier) => overlapOf(entry, earlier));
        if (other === undefined) continue;
        const message = `${overlapOf(entry, other)} is open from ${other.opens} to ${other.closes} already: hours of a day must not overlap`;
        context.addIssue({ code: 'custom', path: [index, 'days'], message });
      }
    }),
    closedOn: list(
      "The holidays, when the phone is not answered, in quotes: '2026-12-25'",
      z.iso.date("is not a date such as '2026-12-25', in quotes"),
    ).optional(),
    answersBy: group(
      'The latest time by which you answer a message. The site shows it beside each form',
      {
        time: clock.describe("The time of that day, in quotes: '12:00'"),
        businessDays: z
          .int()
          .min(1)
          .max(maxBusinessDays)
          .describe(
            'The next day of `hours` that begins after the message is 1, the one after it 2',
          ),
      },
    ),
    timeZone: z
      .string()
      .refine(isTimeZone, 'is not a time zone such as America/Denver')
      .describe('The time zone of the hours, and of times in emails: America/Denver'),
    address: group('Where the agency is; {area} is the city and the state', {
      locality: label('The city: Denver'),
      region: label('The state: Colorado'),
      country: z
        .string()
        .refine(
          isCountry,
          'is not a country in two capital letters: US, or GB for the United Kingdom',
        )
        .describe('The country in two letters: US'),
    }),
    serves: list('Where its clients are: Denver, Colorado', label('A city or a region')).min(1),
    copyrightYear: z.number().int().min(2000).max(2100).describe('The year of the copyright line'),
    social: entries('One icon each in the footer, in this order. Any network', {
      url: webAddress.meta({
        description: 'The agency’s own page there: https://www.instagram.com/your-agency',
        isUnique: true,
      }),
      name: text('The name of the network, if the site does not know it: Mastodon', 40).optional(),
    }),
  })
  .refine(({ phone }) => isSameNumber(phone), {
    path: ['phone', 'international'],
    error: 'is not the number of `display` with the country code before it',
  })
  .refine(
    ({ answersBy, hours }) =>
      hours.length === 0 || hours.some(({ opens }) => opens < answersBy.time),
    {
      path: ['answersBy', 'time'],
      error: 'must be later than the opening time of at least one day',
    },
  );

/**
 * Whether both end in the same digits. People write a 0 before them in some countries, also as in `+49 (0)30`, and an
 * extension after. Digits of other scripts are not compared.
 */
function isSameNumber({ display, international }: { display: string; international: string }) {
  const [number = ''] = display.replace('(0)', '').split(/ext|[x#;,]/i);
  const digits = number.replace(/\D/g, '').replace(/^0+/, '');
  return digits === '' ? /\p{Nd}/u.test(display) : international.endsWith(digits);
}

/** A name such as `Europe/Kyiv`, also one that browsers call by its older name. */
function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone });
    return zone.includes('/');
  } catch {
    return false;
  }
}

/** Programs that show names of countries know `UK`, and those that read codes do not. */
function isCountry(code: string): boolean {
  const names = new Intl.DisplayNames('en-US', { type: 'region', fallback: 'none' });
  return /^(?!UK)[A-Z]{2}$/.test(code) && names.of(code) !== undefined;
}

/** The first day on which two entries are open at the same time. */
function overlapOf(one: Hours[number], other: Hours[number]): string | undefined {
  // Midnight ends the day.
  const endOf = ({ closes }: Hours[number]) => (closes === '00:00' ? '24:00' : closes);
  return one.opens < endOf(other) && other.opens < endOf(one)
    ? one.days.find((name) => other.days.includes(name))
    : undefined;
}

export type Agency = z.infer<typeof agencySchema>;

/** Returns whether messages are answered: not on a copy that only shows the site. */
export function answersMessages(agency: Pick<Agency, 'sample' | 'demonstration'>): boolean {
  return !agency.sample && agency.demonstration !== true;
}

/** Returns where an agency is, as it is printed: `Denver, Colorado`. */
export function agencyArea({ address }: Pick<Agency, 'address'>): string {
  return `${address.locality}, ${address.region}`;
}
