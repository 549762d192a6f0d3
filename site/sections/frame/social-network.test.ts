import { expect, test } from 'vitest';
import { socialNetwork } from './social-network.ts';

test.each([
  ['https://www.facebook.com/agency', 'Facebook', 'facebook'],
  ['https://m.tiktok.com/@agency', 'TikTok', 'tiktok'],
  ['https://x.com/agency', 'X', 'x'],
  ['https://netflix.com/agency', 'netflix.com', 'link'],
  ['https://www.yelp.com/biz/agency', 'Yelp', 'link'],
  ['https://www.clubhouse.org/agency', 'clubhouse.org', 'link'],
])('%s is called %s', (url, name, icon) => {
  expect(socialNetwork({ url })).toEqual({ name, icon });
});

test('the name in the content comes first', () => {
  const url = 'https://social.agency.org/@us';
  expect(socialNetwork({ url, name: 'Mastodon' })).toEqual({ name: 'Mastodon', icon: 'link' });
});
