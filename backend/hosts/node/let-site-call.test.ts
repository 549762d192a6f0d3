import { expect, test } from 'vitest';
import { fromSiteElsewhere, siteElsewhere, corsContract } from '#test/contracts/cors.ts';
import { startAskedHost } from '#test/fixtures/asked-host.ts';

corsContract(async (settings) => {
  const { inject, store } = await startAskedHost(settings);
  return { ask: inject, stored: () => store.messages.list() };
});

test('pages and files of the host are nobody else’s, not even of the site’s own address', async () => {
  const { inject } = await startAskedHost({ SITE_URL: siteElsewhere });
  const answer = await inject({ url: '/services', headers: fromSiteElsewhere });
  expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
});
