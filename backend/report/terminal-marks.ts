/** What a terminal obeys or is turned around by, but for tabs and ends of lines. */
const obeyed =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** Text for a person at a terminal, without such marks: what visitors and mail servers say is anybody's. */
export function printable(text: string): string {
  return text.replace(obeyed, '');
}

/** JSON that is the same to whoever reads it, and holds no such mark in the clear. */
export function printableJson(json: string): string {
  return json.replace(obeyed, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
