import type { DraftTexts } from '#site/client/draft-texts.ts';

/** Some mail programs, and Windows on the way to them, drop a longer address without a word. */
const longestAddress = 1_800;

/**
 * A `mailto:` address with the visitor's texts as subject and body. Of a message too long for an
 * address it carries the beginning, and says so.
 */
export function mailAddress(to: string, texts: DraftTexts): string {
  const start = `mailto:${to}?subject=${encode(subject(texts))}&body=${encode(signature(texts))}`;
  const message = encode(texts.message);
  if (start.length + message.length <= longestAddress) return start + message;
  const letters = Array.from(texts.message);
  while (start.length + encode(letters.join('') + cut).length > longestAddress) {
    letters.length = Math.floor(letters.length * 0.95);
    if (letters.length === 0) break;
  }
  return start + encode(letters.join('') + cut);
}

const cut = '… (paste the rest here)';

function subject({ company, name }: DraftTexts): string {
  const from = clip(company || name);
  return from ? `A message from ${from}` : 'A message';
}

function signature({ name, company, phone }: DraftTexts): string {
  const lines = [name, company, phone].map(clip).filter((line) => line !== '');
  return lines.length > 0 ? `${lines.join('\n')}\n\n` : '';
}

/** A name that does not eat the room of the message. */
function clip(text: string): string {
  const letters = Array.from(text.trim()).slice(0, 60);
  while (encode(letters.join('')).length > 240) letters.pop();
  return letters.join('');
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed().replace(/\r?\n/g, '\r\n'));
}
