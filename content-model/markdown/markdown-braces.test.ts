import { expect, test } from 'vitest';
import { hideBraces, showBraces, showMarkdownBraces } from './markdown-braces.ts';
import { fillSlots } from '../fill-slots.ts';

const filled = (markdown: string) => fillSlots(hideBraces(markdown), { city: 'Salida' });

test.each([
  ['In {city}, not in \\{city}.', 'In Salida, not in \\{city}.', 'In Salida, not in {city}.'],
  ['’ `{city}` {city}', '’ `{city}` Salida', '’ `{city}` Salida'],
  ['```\n${city}\n```\n\n{city}', '```\n${city}\n```\n\nSalida', '```\n${city}\n```\n\nSalida'],
  ['- a\n\n      {city}\n', '- a\n\n      {city}\n', '- a\n\n      {city}\n'],
  ['A <!-- {city} --> {city}', 'A <!-- {city} --> Salida', 'A <!-- {city} --> Salida'],
  ['C:\\\\{city}', 'C:\\\\Salida', 'C:\\\\Salida'],
])('leaves braces in code and after a backslash alone: %j', (markdown, inMarkdown, shown) => {
  expect(showMarkdownBraces(filled(markdown))).toBe(inMarkdown);
  expect(showBraces(filled(markdown))).toBe(shown);
});
