import { expect, test } from 'vitest';
import { contactFaults } from './contact-faults.ts';

const own = {
  phone: { display: '(303) 321-0142', international: '+13033210142' },
  email: 'hello@agency.com',
  social: [{ network: 'facebook', url: 'https://www.facebook.com/agency' }] as const,
};

const faults = (details: Partial<Parameters<typeof contactFaults>[1]>) =>
  contactFaults('agency.yaml', { ...own, ...details, social: [...(details.social ?? own.social)] });

test('details that lead to somebody are none', () => {
  expect(faults({})).toEqual([]);
});

test.each([
  '(303) 555-0142',
  '303.555.0199',
  '555-0100',
  '+1 720 555 0123',
  '(303) 555-0142 ext. 7',
  '303-555-0142 x12',
  '(303) 555-0142, extension 300',
])('%s is a number for fiction', (display) => {
  expect(faults({ phone: { ...own.phone, display } })).toEqual([
    expect.stringContaining(`agency.yaml, phone.display: nobody answers ${display}`),
  ]);
});

test.each([
  '(303) 555-0242',
  '(303) 321-0142 x5550142',
  '(303) 555-1212',
  '(505) 550-1555',
  '+49 30 5550 142',
])('%s could be somebody’s', (display) => {
  expect(faults({ phone: { ...own.phone, display } })).toEqual([]);
});

test('the number that is shown and the one that is dialed are told one by one', () => {
  const phone = { display: '(303) 555-0142', international: '+13035550142' };
  expect(faults({ phone })).toHaveLength(2);
});

test.each([
  'hello@agency.example',
  'hello@mail.example.com',
  'hello@example.net',
  'hello@agency.TEST',
  'hello@mail.local',
  'hello@mail.internal',
  'a@b.invalid',
])('no letter reaches %s', (email) => {
  expect(faults({ email })).toEqual([expect.stringContaining(`agency.yaml, email: `)]);
});

test('a mailbox whose domain only begins like an example is somebody’s', () => {
  expect(faults({ email: 'hello@example.agency' })).toEqual([]);
  expect(faults({ email: 'hello@my-example.com' })).toEqual([]);
});

test.each([
  'https://social.example/agency',
  'https://social.internal/agency',
  'https://social.local/agency',
  'https://www.example.org/agency',
  'https://www.facebook.com/agency.example',
  'https://www.linkedin.com/company/agency-example',
  'https://www.linkedin.com/company/Example',
])('%s is an example', (url) => {
  expect(faults({ social: [{ network: 'linkedin', url }] })).toEqual([
    expect.stringContaining(`agency.yaml, social, linkedin: ${url} is an example`),
  ]);
});

test('a page whose name only holds the letters is somebody’s', () => {
  const url = 'https://www.facebook.com/goodexamples';
  expect(faults({ social: [{ network: 'facebook', url }] })).toEqual([]);
});
