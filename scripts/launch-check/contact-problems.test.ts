import { expect, test } from 'vitest';
import { agency } from '#content-model/content.ts';
import { ownAgency } from '#test/fixtures/own-agency.ts';
import { contactProblems } from './contact-problems.ts';

const { sample, phone: line, email, social: networks } = ownAgency;
const own = { ...agency, sample, demonstration: false, phone: line, email, social: networks };

const problems = (details: Partial<typeof own>) =>
  contactProblems('agency.yaml', { ...own, ...details });
const phone = (display: string) => ({ phone: { ...own.phone, display } });
const social = (url: string) => ({ social: [{ url }] });

test.each([
  ...['(303) 555-0242', '(303) 321-0142 x5550142', '(505) 550-1555', '+49 30 5550 142'].map(phone),
  { email: 'hello@example.agency' },
  social('https://www.facebook.com/goodexamples'),
])('accepts %j', (details) => {
  expect(problems(details)).toEqual([]);
});

test('reports a demonstration copy', () => {
  const [problem] = contactProblems('agency.yaml', { ...own, demonstration: true });
  expect(problem).toContain('agency.yaml, demonstration: ');
});

test.each([
  ['phone.display', phone('(303) 555-0142')],
  ['phone.display', phone('555-0100')],
  ['phone.international', { phone: { ...own.phone, international: '+13035550142' } }],
  ['email', { email: 'hello@agency.example' }],
  ['social', social('https://social.example/agency')],
  ['social', social('https://www.facebook.com/agency.example')],
])('reports %s: %j', (field, details) => {
  expect(problems(details)).toEqual([expect.stringContaining(`agency.yaml, ${field}: `)]);
});

test('names the promises of the sample until the agency has its own', () => {
  expect(problems({ sample: true })).toEqual([expect.stringMatching(/answersBy, hours, serves/)]);
});
