/**
 * Shows the drawings of the street in the light of the evening, or of the day. Chromium and Firefox do by
 * `color-scheme` alone. For WebKit the build gives them an address of their evening (`site/build/evening-drawing.ts`).
 */
export function lightStreet(isEvening: boolean): void {
  for (const file of document.querySelectorAll('[data-street] :is(img, source)')) {
    const name = file.hasAttribute('srcset') ? 'srcset' : 'src';
    const [, drawing] = /(.*\.svg)(?:#evening)?$/.exec(file.getAttribute(name) ?? '') ?? [];
    if (drawing === undefined) continue;
    const address = isEvening ? `${drawing}#evening` : drawing;
    if (file.getAttribute(name) !== address) file.setAttribute(name, address);
  }
}
