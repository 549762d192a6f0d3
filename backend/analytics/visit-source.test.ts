import { expect, test } from 'vitest';
import { campaignOf, sourceOf } from './count-batch.ts';

test.each([
  [{}, ''],
  [{ referrer: 'WWW.Google.com' }, 'google.com'],
  [{ referrer: 'www.google.com', source: 'Newsletter' }, 'newsletter'],
  [{ referrer: 'm.facebook.com', source: ' \u202e\u0000 ' }, 'm.facebook.com'],
  [{ source: 'rosa＠shop.example', referrer: 'mail.example' }, 'mail.example'],
  [{ source: `${'x'.repeat(100)}%40shop.example` }, ''],
  [{ source: 'a\r\nb\u001b[2J\u202ec' }, 'a b [2jc'],
  [{ source: '\ud800x' }, '\ufffdx'],
  [{ source: 'x'.repeat(79) + '🏔️' }, 'x'.repeat(79) + '\ufffd'],
])('%j comes from %j', (visit, source) => {
  expect(sourceOf({ landing: '/', ...visit })).toBe(source);
});

test.each([
  [{}, undefined],
  [{ source: '\u200b', medium: 'rosa@shop.example' }, undefined],
  [{ source: 'Google', medium: 'cpc', campaign: 'Spring' }, 'google / cpc / spring'],
  [{ source: 'letter', campaign: 'to Rosa@Shop.example' }, 'letter / - / -'],
])('%j has the campaign %j', (visit, campaign) => {
  expect(campaignOf({ landing: '/', ...visit })).toBe(campaign);
});
