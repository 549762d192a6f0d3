import { expect, test } from 'vitest';
import { ownNames } from './own-names.ts';

test('parts and classes get names of their own wherever they are named, and nothing else does', () => {
  const svg =
    '<svg><style>.sky{fill:#FFE6DA;opacity:.5}@media (prefers-color-scheme:dark){.sky,.paper{fill:#333}}</style>' +
    '<g id="name" class="sky paper" clip-path="url(#window)" fill="#f0694a"/><use href="#name"/></svg>';
  expect(ownNames(svg, 'a-')).toBe(
    '<svg><style>.a-sky{fill:#FFE6DA;opacity:.5}@media (prefers-color-scheme:dark){.a-sky,.a-paper{fill:#333}}</style>' +
      '<g id="a-name" class="a-sky a-paper" clip-path="url(#a-window)" fill="#f0694a"/><use href="#a-name"/></svg>',
  );
});
