import { expect, test } from 'vitest';
import { ownAgency as agency } from '#test/fixtures/own-agency.ts';
import { agencySchema } from './agency-schema.ts';

const open = (changes: object) => ({ hours: [{ ...agency.hours[0], ...changes }] });
const untilNoon = (closes: string) => ({
  hours: [
    { days: ['Monday', 'Friday'], opens: '13:00', closes: '00:00' },
    { days: ['Friday'], opens: '08:00', closes },
  ],
});
const social = (changes: object) => ({ social: [{ ...agency.social[0], ...changes }] });

test.each([
  ['as written', {}],
  ['the earliest and latest times', open({ opens: '00:00', closes: '19:59' })],
  ['a break at noon', untilNoon('13:00')],
  [
    'answers on a day whose hours begin early enough',
    { ...open({ opens: '18:00' }), answersBy: { time: '18:01', businessDays: 5 } },
  ],
  ['a page for appointments', { booking: 'https://cal.com/agency/half-hour' }],
  ['languages', { languages: [{ language: 'es-MX', text: 'Hablamos español' }] }],
  ['answers by appointment', { hours: [] }],
  ['a short code and number', { phone: { display: '23 45 67', international: '+1234567' } }],
  ['an extension', { phone: { display: '020 7946 0958 ext 12', international: '+442079460958' } }],
  ['a 0 in brackets', { phone: { display: '+49 (0)30 555 0142', international: '+49305550142' } }],
  ['Arabic digits', { phone: { display: '٣٠٣ ٥٥٥ ٠١٤٢', international: '+13035550142' } }],
  ['a time zone that was renamed', { timeZone: 'Europe/Kyiv' }],
  ['a network through another server', social({ url: 'https://mastodon.social/@a@other.example' })],
])('accepts the facts %s', (_, changes) => {
  const facts = { ...agency, ...changes };
  expect(agencySchema.parse(facts)).toEqual(facts);
});

test.each([
  ['a number without its country', { phone: { ...agency.phone, international: '3033210142' } }],
  ['a country code of 0', { phone: { ...agency.phone, international: '+03033210142' } }],
  ['a number of 16 digits', { phone: { ...agency.phone, international: '+1234567890123456' } }],
  ['two different numbers', { phone: { ...agency.phone, display: '(207) 829-4410' } }],
  ['hours that overlap', untilNoon('13:01')],
  ['an opening that ends before it begins', open({ opens: '18:00', closes: '02:00' })],
  ['hour 24', open({ opens: '24:00' })],
  ['minute 60', open({ closes: '18:60' })],
  ['answers before the phone is answered on any day', open({ opens: '12:00' })],
  ['answers the same day', { answersBy: { time: '12:00', businessDays: 0 } }],
  ['a page for appointments over http', { booking: 'http://cal.com/agency' }],
  ['a page for appointments with a password', { booking: 'https://me:secret@cal.com/agency' }],
  ['a language by its name', { languages: [{ language: 'Spanish ', text: 'Hablamos' }] }],
  ['words for a number', { phone: { ...agency.phone, display: 'ask for Joe' } }],
  ['a blank name', { name: '  ' }],
  ['a country that there is not', { address: { ...agency.address, country: 'XX' } }],
  ['a time zone by its letters', { timeZone: 'MST' }],
  ['an unknown time zone', { timeZone: 'America/Boulder' }],
  ['a network on this machine', social({ url: 'https://localhost/agency' })],
])('refuses %s', (_, changes) => {
  expect(agencySchema.safeParse({ ...agency, ...changes }).success).toBe(false);
});
