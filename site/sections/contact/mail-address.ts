import { contactForm } from '#content-model/content.ts';
import { filledFields } from '#contract/contact-fields.ts';
import { fillSlots } from '#content-model/fill-slots.ts';
import { wellFormed } from '#contract/well-formed.ts';
import type { FormText } from './form/form-text.ts';

const texts = contactForm.ownMail;

/** In characters. Some mail programs, and Windows on the way to them, ignore a longer address. */
const maxAddress = 1_800;

/** Returns a `mailto:` address with the visitor's text. A message that is too long for it is cut. */
export function mailAddress(to: string, text: FormText): string {
  const start = `mailto:${to}?subject=${encode(subject(text))}&body=${encode(signature(text))}`;
  const body = [...extraLines(text), text.message].join('\n\n');
  const whole = start + encode(body);
  if (whole.length <= maxAddress) return whole;
  const characters = Array.from(body);
  const shorten = () => start + encode(characters.join('') + texts.endOfShortened);
  while (characters.length > 0 && shorten().length > maxAddress) {
    characters.length = Math.floor(characters.length * 0.95);
  }
  return shorten();
}

function subject({ company, name }: FormText): string {
  const from = clip(company || name);
  return from ? fillSlots(texts.subject, { visitor: from }) : texts.subjectWithoutName;
}

/** Who writes. The mail has the address itself. */
function signature(text: FormText): string {
  const lines = filledFields(text, contactForm)
    .filter(({ name, isExtra }) => !isExtra && name !== 'email' && name !== 'message')
    .map((field) => clip(field.text))
    .filter((line) => line !== '');
  return lines.length > 0 ? `${lines.join('\n')}\n\n` : '';
}

function extraLines(text: FormText): readonly string[] {
  const lines = filledFields(text, contactForm)
    .filter(({ isExtra }) => isExtra)
    .map((field) => `${field.label}: ${clip(field.text)}`);
  return lines.length > 0 ? [lines.join('\n')] : [];
}

/** Leaves room for the message. */
function clip(text: string): string {
  const characters = Array.from(text.trim()).slice(0, 60);
  while (encode(characters.join('')).length > 240) characters.pop();
  return characters.join('');
}

function encode(text: string): string {
  return encodeURIComponent(wellFormed(text).replace(/\r?\n/g, '\r\n'));
}
