import { z } from 'zod';
import { fixedFields } from '../../contract/fixed-fields.ts';
import { notificationKinds } from '../../contract/notification-kinds.ts';
import { trapField } from '../../contract/plain-form.ts';
import { planPrefix } from '../../contract/plan-fields.ts';
import { shopCheckPrefix } from '../../contract/shop-check.ts';
import { group, id, label, list, sentences, text } from './text-schema.ts';

/** The reasons for which a message is not sent. */
const reasons = (meaning: string, ...timeoutSlots: string[]) =>
  group(meaning, {
    offline: sentences('The browser has no connection'),
    timeout: sentences('There was no answer in time', ...timeoutSlots),
    'too-many': sentences('The limits of requests are reached'),
    unavailable: sentences('The server cannot store messages'),
    internal: sentences('Something else failed'),
  });

/** The contact section, from `content/contact.yaml`. */
export const contactSchema = z.strictObject({
  heading: label('The heading of the section'),
  lead: sentences('The sentence under the heading'),
  prompt: label('The sentence over the choices on a phone'),
  sampleNote: label('What the mark of sample details names'),
  call: group('The phone number', {
    name: label('The choice on a phone'),
    note: sentences('Under the number'),
    compactNote: label('Under the choice on a phone'),
    text: label('The link to write a text message, if agency.yaml says `text: true`'),
    copy: label('The button on a computer that copies the number'),
    copied: label('After it was copied'),
  }),
  email: group('The email address', {
    name: label('The choice on a phone'),
    note: sentences('Under the address'),
    compactNote: label('Under the choice on a phone'),
  }),
  booking: group('The page for appointments, if agency.yaml has one', {
    name: label('The link to it'),
    note: label('Under the link'),
    prefilled: sentences('After a message, if the page is at Cal.com or Calendly: what it gets'),
  }),
  form: group('The choice of the form on a phone', {
    compactNote: label('Under the choice on a phone'),
    back: label('What screen readers call the arrow back to the choices'),
  }),
  next: group('What happens after a message or a call', {
    heading: label('The heading'),
    person: label('Before the name of the first person of team.yaml'),
    write: sentences('The first step'),
    written: sentences('The same step once a message is sent'),
    answer: sentences('The step before the consultation; {answerTime} is when', 'answerTime'),
  }),
});

const fixedField = (meaning: string) =>
  group(meaning, {
    label: label('What the form, the emails and the privacy page call it'),
    missing: sentences('The problem if it is empty'),
    tooLong: sentences('What to do if it is too long, after `problems.tooLong`'),
  });

/** The text of the fields that every contact form has. */
const formFieldsSchema = group('The five fields that every form has', {
  name: fixedField('The name of the visitor'),
  email: fixedField('The email address, to which the confirmation goes'),
  phone: fixedField('The phone number'),
  company: fixedField('The name of the business'),
  message: fixedField('The message itself'),
});

const extraField = z
  .strictObject({
    name: id
      .max(30)
      .refine(isFree, 'is taken; add a word, as in your-title')
      .describe('A short name that is stored with each message and not changed later: budget'),
    label: label('What the form, the emails and the privacy page call it: Budget'),
    options: list(
      'The choices; without them, visitors type a text',
      text('A choice: Under $2,000', 60).meta({ isUnique: true }),
    )
      .min(2)
      .max(30)
      .optional(),
    multiline: z.boolean().optional().describe('true: a box for several lines of text'),
    maxLength: z
      .int()
      .min(1)
      .max(1000)
      .optional()
      .describe('The most characters of a text; without it, 200, or 1000 in a box'),
    missing: sentences('The problem if it is empty. Without it, the field is optional').optional(),
  })
  .refine(
    ({ options, multiline, maxLength }) =>
      options === undefined || (multiline === undefined && maxLength === undefined),
    { path: ['options'], error: 'is a list to choose from, which has no multiline or maxLength' },
  );

/** The fields that an agency adds to its contact form. */
export const extraFieldsSchema = list('More fields, before the message', extraField).max(10);

/**
 * What the exports and the webhook call other facts of a message, and what scripts ask of a form: a
 * control of this name would stand in its way (https://html.spec.whatwg.org/#dom-form-nameditem).
 */
const takenNames: ReadonlySet<string> = new Set([
  ...fixedFields.map(({ name }) => name),
  ...[trapField, 'id', 'page', 'text', 'received', 'notifications', 'constructor'],
  ...notificationKinds,
  ...['action', 'attributes', 'children', 'closest', 'contains', 'dataset', 'elements', 'focus'],
  ...['length', 'matches', 'method', 'remove', 'reset', 'style', 'submit', 'target', 'title'],
]);

/** The answers of the shop check and those of the plan are in the same post. */
function isFree(name: string): boolean {
  return (
    ![shopCheckPrefix, planPrefix].some((prefix) => name.startsWith(prefix)) &&
    !takenNames.has(name)
  );
}

/** The contact form, from `content/contact-form.yaml`. */
export const contactFormSchema = z.strictObject({
  name: label('The name of the form, and the choice on a phone'),
  allNeeded: sentences('Over the fields if all are required; {count} is their number', 'count'),
  someNeeded: sentences('Over the fields if some are optional'),
  optional: label('After the label of an optional field'),
  choose: label('In a list, while nothing is chosen'),
  trap: label('The label of a field that only robots see'),
  send: label('The button'),
  sending: label('The button while the message is sent'),
  sendingStatus: label('What screen readers say meanwhile'),
  promise: label('Beside the button; {answerTime} is when an answer comes', 'answerTime'),
  privacyLink: label('The link to the privacy page'),
  offlineWithoutScript: sentences('The same before the script of the form has loaded'),
  offline: sentences('Under the form without a connection'),
  agentTool: sentences('What the form does, for the assistant of a browser'),
  numbers: list('The numbers in words, from one on, for {count}', label('A number in words')),
  fields: formFieldsSchema,
  extraFields: extraFieldsSchema,
  problems: group('The fields that need another look', {
    heading: label('Over the list of problems'),
    corrected: label('The same once all are corrected'),
    tooLong: sentences('For a text that is too long; {max} is the limit', 'max'),
    notAnAddress: sentences('For an email address that cannot be right'),
    addressTooLong: sentences('For one with too much before its @; {max} is the limit', 'max'),
    notAChoice: sentences('For a choice that is no longer in the list'),
  }),
  hints: group('Questions about what may be a mistake. They keep no visitor from sending', {
    addressWithoutDot: sentences('For an email address whose domain has no dot'),
    phoneWithoutDigits: sentences('For a phone number without digits'),
  }),
  sent: group('In place of the form, once the message is stored', {
    heading: label('The heading; {visitor} is the name', 'visitor'),
    text: sentences(
      'What happens next; {answerTime} is when, {visitorEmail} the address',
      'answerTime',
      'visitorEmail',
    ),
    urgent: sentences('For urgent requests; {phoneLink} is the number', 'phoneLink'),
    done: label('The button that closes the dialog'),
    another: label('The button for another message'),
  }),
  notSent: group('Over the form, if the message could not be sent', {
    heading: label('The heading'),
    unsure: label('The heading if the message may have arrived'),
    textIsThere: sentences('Tells visitors that their text is still there'),
    tryAgain: label('The button to try again'),
    sendNow: label('The button once the connection is back'),
    formChanged: sentences('In place of the reason and remedy, if the form has changed'),
    reload: label('The button that loads that form'),
    withoutCheck: label('The button that posts the form plainly'),
    otherWays: sentences('The other ways', 'phoneLink', 'ownMailLink'),
    ownMail: label('The link for {ownMailLink}'),
    backOnline: sentences(
      'In place of reason and remedy, and not longer, once the connection is back',
    ),
    reasons: reasons('Why it was not sent; {seconds} is how long we waited', 'seconds'),
    remedies: reasons('What helps'),
    wait: sentences('What helps if the server says how long to wait', 'duration'),
    durations: group('How long to wait, for {duration}', {
      minute: label('A minute or less'),
      minutes: label('Several minutes; {count} is their number', 'count'),
      hour: label('An hour or more'),
    }),
  }),
  ownMail: group('The message in the visitor’s own mail program', {
    subject: text('The subject; {visitor} is the company or the name', 60, 'visitor'),
    subjectWithoutName: text('The subject if neither is typed', 60),
    endOfShortened: text('At the end of a message that is too long for a link', 60),
  }),
});
