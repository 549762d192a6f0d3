import { answersMessages } from '#content-model/schemas/agency-schema.ts';
import { answerTime } from '#content-model/answer-time.ts';
import type { Content } from '#content-model/schemas/content-schema.ts';
import { filledFields, type FieldContent } from '#contract/contact-fields.ts';
import { fillSlots } from '#content-model/fill-slots.ts';
import type { ContactMessage } from '#contract/contact-message.ts';
import type { StoredMessage } from '../contact/message-store.ts';
import type { EmailContent } from './email-layout.ts';
import { shorten } from './shorten.ts';
import { unlink } from './unlink.ts';

export function inquiryEmail(
  { content, receivedAt, page, spamSigns }: StoredMessage,
  { agency, contactForm, emails, frame }: Content,
): EmailContent {
  const text = emails.inquiry;
  const isSpam = spamSigns.length > 0;
  const signs = new Intl.ListFormat('en-GB').format(spamSigns);
  const promise = fillSlots(text.promise, {
    answerTime: answerTime(receivedAt, agency, frame.clock),
  });
  const closing = answersMessages(agency) ? `${text.stored} ${promise}` : text.stored;
  return {
    subject: fillSlots(isSpam ? text.subjectOfSpam : text.subject, {
      sender: senderName(content, contactForm, unlink),
    }),
    heading: text.heading,
    opening: [fillSlots(text.opening, { visitor: unlink(content.name) })],
    rows: [
      ...filledFields(content, contactForm).map(({ label, control, text: typed }) => {
        const isPlainAddress = control.type === 'email' && plainAddress.test(typed);
        return { label, text: isPlainAddress ? typed : unlink(typed) };
      }),
      { label: text.received, text: localTime(receivedAt, agency.timeZone) },
      { label: text.page, text: page === undefined ? text.unknownPage : unlink(page) },
    ],
    closing: [isSpam ? fillSlots(text.spam, { signs }) : closing],
    signature: text.signature,
  };
}

/** An address that is left to be copied. Addresses such as `www.evil.example/win@shop.example` are not. */
const plainAddress = /^(?!www\.)[\w.+-]+@/i;

/** Returns `Rosa Medina (Alder & Rye Bakery)`, in parts that `safe` has made safe for where they are shown. */
export function senderName(
  content: ContactMessage,
  form: FieldContent,
  safe: (text: string) => string,
): string {
  const [name = '', ...more] = filledFields(content, form)
    .filter(({ inSubject }) => inSubject)
    .map(({ text }) => shorten(safe(text), 60))
    .filter((text) => text !== '');
  return more.length === 0 ? name : `${name} (${more.join(', ')})`;
}

function localTime(milliseconds: number, timeZone: string): string {
  const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
  const day = { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' } as const;
  const format = new Intl.DateTimeFormat('en-US', { ...day, ...time, timeZone });
  // Intl puts a narrow no-break space before PM, which old mail programs show as a box.
  return format.format(milliseconds).replaceAll('\u202f', ' ');
}
