import { expect, test } from 'vitest';
import { bookingAddress } from './booking-address.ts';

const visitor = { name: 'Núria & Co', email: 'nuria+shop@example.com', message: 'Secret' };
const query = 'name=N%C3%BAria+%26+Co&email=nuria%2Bshop%40example.com';

test.each([
  ['https://cal.com/agency/half-hour', `https://cal.com/agency/half-hour?${query}`],
  [
    'https://agency.cal.com/half-hour?month=2026-12',
    `https://agency.cal.com/half-hour?month=2026-12&${query}`,
  ],
  ['https://calendly.com/agency#times', `https://calendly.com/agency?${query}#times`],
  ['https://calendar.app.google/aBc', 'https://calendar.app.google/aBc'],
  ['https://notcal.com/agency', 'https://notcal.com/agency'],
  ['https://cal.com.example/agency', 'https://cal.com.example/agency'],
])('%s becomes %s', (booking, address) => {
  expect(bookingAddress(booking, visitor)).toBe(address);
});
