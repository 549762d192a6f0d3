/**
 * Returns a visitor's text for a header of an email, where every mail program shows it as it is: in one
 * line, without characters that turn text around, and never decoded as an encoded word (RFC 2047).
 */
export function headerText(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]+/gu, ' ').trim();
  return line.replaceAll('=?', '= ?');
}
