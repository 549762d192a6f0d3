/** Control characters except tab and line feed, and the marks that turn the direction of text. */
const controls =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** Returns text for a terminal, which the text of a visitor or a mail server must not control. */
export function printable(text: string): string {
  return text.replace(controls, '');
}

/** Returns the same JSON with those characters escaped. */
export function printableJson(json: string): string {
  return json.replace(controls, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
