/** The text as it may stand in XML, in an element or an attribute. */
export function xmlText(text: string): string {
  return text
    .replaceAll(controls, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** XML knows no way to write these: https://www.w3.org/TR/xml/#charsets */
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
