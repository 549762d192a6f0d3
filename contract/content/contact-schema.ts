import { z } from 'zod';

/** What stands in for a name in braces when a text is shown; facts of the agency are filled in before. */
export const textSlots: ReadonlySet<string> = new Set([
  'count',
  'duration',
  'emailLink',
  'network',
  'ownMailLink',
  'phoneLink',
  'visitor',
  'visitorEmail',
]);

/** A text that has every one of the slots. */
const text = (meaning: string, ...slots: string[]) =>
  z
    .string()
    .min(1)
    .max(320)
    .refine((value) => slots.every((slot) => value.includes(`{${slot}}`)), {
      error: `must contain ${slots.map((slot) => `{${slot}}`).join(' and ')}`,
    })
    .describe(meaning);

/** The reasons for which a message is not sent. */
const reasons = (meaning: string) =>
  z
    .strictObject({
      offline: text('The browser has no connection'),
      timeout: text('There was no answer in time'),
      'too-many': text('The limits of requests are reached'),
      unavailable: text('The server cannot store messages'),
      unauthenticated: text('The check against robots failed'),
      internal: text('Something else failed'),
    })
    .describe(meaning);

/** The contact section, from `content/contact.yaml`. */
export const contactSchema = z.strictObject({
  heading: text('The heading of the section'),
  lead: text('The sentence under the heading'),
  prompt: text('The sentence over the choices on a phone'),
  sampleNote: text('What the mark of sample details names'),
  call: z
    .strictObject({
      name: text('The choice on a phone'),
      note: text('Under the number'),
      compactNote: text('Under the choice on a phone'),
    })
    .describe('The phone number'),
  email: z
    .strictObject({
      name: text('The choice on a phone'),
      note: text('Under the address'),
      compactNote: text('Under the choice on a phone'),
    })
    .describe('The email address'),
  form: z
    .strictObject({
      compactNote: text('Under the choice on a phone'),
      back: text('What screen readers call the arrow back to the choices'),
    })
    .describe('The choice of the form on a phone'),
});

/** The contact form, from `content/contact-form.yaml`. */
export const contactFormSchema = z.strictObject({
  form: z
    .strictObject({
      name: text('The name of the form, and the choice on a phone'),
      allNeeded: text('Over the fields if all are required; {count} is their number', 'count'),
      someNeeded: text('Over the fields if some are optional'),
      trap: text('The label of a field that only robots see'),
      send: text('The button'),
      sending: text('The button while the message is sent'),
      sendingStatus: text('What screen readers say meanwhile'),
      privacyLink: text('The link to the privacy page'),
      offlineWithoutScript: text(
        'Under the form without a connection, before its script has loaded',
      ),
      offline: text('Under the form without a connection'),
      agentTool: text('What the form does, for the assistant of a browser'),
    })
    .describe('The form'),
  problems: z
    .strictObject({
      heading: text('Over the list of problems'),
      corrected: text('The same once all are corrected'),
    })
    .describe('The fields that need another look'),
  sent: z
    .strictObject({
      heading: text('The heading; {visitor} is the name', 'visitor'),
      text: text('What happens next; {visitorEmail} is the address', 'visitorEmail'),
      urgent: text('Who cannot wait; {phoneLink} is the number', 'phoneLink'),
      done: text('The button that closes the dialog'),
      another: text('The button for another message'),
    })
    .describe('In place of the form, once the message is stored'),
  notSent: z
    .strictObject({
      heading: text('The heading'),
      unsure: text('The heading if the message may have arrived'),
      kept: text('That nothing is lost'),
      again: text('The button to try again'),
      now: text('The button once the connection is back'),
      withoutCheck: text('The button that posts the form plainly'),
      otherWays: text('The other ways', 'phoneLink', 'ownMailLink'),
      ownMail: text('The link for {ownMailLink}'),
      backOnline: text('In place of the reason, once the connection is back'),
      why: reasons('Why it was not sent'),
      helps: reasons('What helps'),
      wait: text('What helps if the server says how long to wait', 'duration'),
    })
    .describe('Over the form, if the message could not be sent'),
  ownMail: z
    .strictObject({
      subject: text('The subject; {visitor} is the company or the name', 'visitor'),
      subjectWithoutName: text('The subject if neither is typed'),
      cut: text('At the end of a message that is too long for a link'),
    })
    .describe('The message in the visitor’s own mail program'),
});
