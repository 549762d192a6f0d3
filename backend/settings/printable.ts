/** Returns text for a terminal, which the text of a visitor or a mail server must not control. */
export function printable(text: string): string {
  return text.replace(controls, '');
}

/** Returns the same JSON with everything escaped that is invisible or controls a terminal. */
export function printableJson(json: string): string {
  const escape = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return json.replace(invisible, (mark) => mark.split('').map(escape).join(''));
}

/** Quotes text for a message in the terminal: in quotation marks, on one line. */
export function quote(text: string): string {
  return printableJson(JSON.stringify(text));
}

/** Control characters except tab and line feed, and the marks that turn the direction of text. */
const controls =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** Control and format characters, except the line feeds of indented JSON. */
const invisible = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
