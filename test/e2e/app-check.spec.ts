import type { Page, Request } from '@playwright/test';
import { challengeAddress, tokenAddress } from '#contract/app-check.ts';
import { eventsAddress } from '#contract/event-batch.ts';
import { expectSent, field, openForm, send } from './contact-actions.ts';
import { expect, test } from './fixtures.ts';

const call = '/api/emailMessage';

test.describe('with a token', () => {
  test.use({ expectedErrors: [/status of 401/] });

  test('sends it with the call and on the next page too, and gets a new one where it is refused', async ({
    page,
  }) => {
    const calls = requests(page);
    for (const address of ['/', '/privacy']) {
      await page.goto(address);
      await send(await openForm(page));
      await expectSent(page);
    }
    const sentTwice = [challengeAddress, tokenAddress, call, call];
    expect(calls.map(path)).toEqual(sentTwice);
    const tokens = await Promise.all(calls.slice(2).map(tokenOf));
    expect(tokens[0]).toMatch(/\S/);
    expect(tokens[1]).toBe(tokens[0]);

    // As from another network, which the token is not for.
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': '198.51.100.7' });
    await page.reload();
    await send(await openForm(page));
    await expectSent(page);
    const sentAgain = [call, challengeAddress, tokenAddress, call];
    expect(calls.map(path)).toEqual([...sentTwice, ...sentAgain]);
  });
});

test('asks for a token at the first focus in a form, and renews it before it expires', async ({
  page,
}) => {
  await page.clock.install();
  const calls = requests(page);
  await page.goto('/privacy');
  const form = await openForm(page);
  expect(calls).toEqual([]);
  await field(form, 'name').focus();
  await expect.poll(() => calls.map(path)).toEqual([challengeAddress, tokenAddress]);
  const renewed = Array(2).fill([challengeAddress, tokenAddress]).flat();
  await expect(async () => {
    // Again until the SDK has the first token: only then it plans to renew it.
    await page.clock.fastForward('55:00');
    expect(calls.map(path).slice(0, 4)).toEqual(renewed);
  }).toPass();
});

/** The requests of a page to the functions; the list grows. */
function requests(page: Page): readonly Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    const isCall = path(request).startsWith('/api/') && path(request) !== eventsAddress;
    if (isCall) calls.push(request);
  });
  return calls;
}

function path(request: Request): string {
  return new URL(request.url()).pathname;
}

async function tokenOf(request: Request | undefined): Promise<string | null> {
  return (await request?.headerValue('x-firebase-appcheck')) ?? null;
}
