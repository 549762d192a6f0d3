import { expect, test } from 'vitest';
import { acts } from './acts.ts';

test('clicks and views are told in words, also where there was none', () => {
  const events = [
    { name: 'screen_view', count: 30 },
    { name: 'view_process', count: 12 },
    { name: 'open_contact', count: 7 },
  ];
  expect(acts(events)).toEqual([
    { name: 'Contact dialog opened', count: 7 },
    { name: 'Client’s picture opened', count: 0 },
    { name: 'Process page seen', count: 12 },
  ]);
});
