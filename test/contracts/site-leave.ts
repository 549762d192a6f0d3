import { describe, expect, test } from 'vitest';
import { challengeAddress, tokenAddress } from '#contract/app-check.ts';
import { eventsAddress } from '#contract/event-batch.ts';
import { contactFormAddress } from '#contract/plain-form.ts';
import { completeMessage } from '#test/fixtures/contact-messages.ts';

/** A request as it goes out, whatever a browser would let a page send. */
export interface AskedRequest {
  readonly method?: 'GET' | 'POST' | 'OPTIONS';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string;
}

export interface AskedAnswer {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** The functions of a host, and what they have kept. */
export interface AskedFunctions {
  readonly ask: (request: AskedRequest) => Promise<AskedAnswer>;
  readonly kept: () => Promise<readonly object[]>;
}

/** The address of the site in this suite. */
export const siteElsewhere = 'https://www.agency.example';

/** As a browser sends it of a page of the site that a static host serves. */
export const fromSiteElsewhere = {
  origin: siteElsewhere,
  'sec-fetch-site': 'cross-site',
  'sec-fetch-mode': 'cors',
};

/**
 * Which pages of elsewhere the functions of a host hear: those of the site, where a static host serves
 * it, and no others.
 */
export function siteLeaveContract(
  start: (settings: Record<string, string>) => Promise<AskedFunctions>,
): void {
  describe('a page of the site that is served from elsewhere', () => {
    test('is told that it may ask', async () => {
      const { ask } = await start({ SITE_URL: siteElsewhere });
      for (const url of [call, challengeAddress, tokenAddress, eventsAddress]) {
        const headers = { ...fromSiteElsewhere, ...asking };
        const answer = await ask({ method: 'OPTIONS', url, headers });
        expect(answer.statusCode).toBe(204);
        expect(answer.headers).toMatchObject({
          'access-control-allow-origin': siteElsewhere,
          'access-control-allow-methods': 'GET, POST',
          'access-control-allow-headers': 'Content-Type, X-Firebase-AppCheck',
          'access-control-max-age': '7200',
          vary: 'Origin',
        });
        expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
      }
    });

    test('is heard, and can read the answer with all that it has to know', async () => {
      const { ask, kept } = await start({ SITE_URL: siteElsewhere });
      const refused = await ask({
        ...{ method: 'POST', url: call, headers: { ...fromSiteElsewhere, ...json } },
        payload: JSON.stringify({ data: completeMessage }),
      });
      expect(refused.statusCode).toBe(401);
      expect(refused.headers).toMatchObject({
        'access-control-allow-origin': siteElsewhere,
        'access-control-expose-headers': 'Retry-After',
        'cross-origin-resource-policy': 'cross-origin',
        vary: 'Origin',
      });
      expect(refused.headers).not.toHaveProperty('access-control-allow-credentials');
      const challenge = await ask({ url: challengeAddress, headers: fromSiteElsewhere });
      expect(challenge.statusCode).toBe(200);
      expect(challenge.headers['access-control-allow-origin']).toBe(siteElsewhere);
      const sent = await ask({
        ...{ method: 'POST', url: contactFormAddress, payload: wholeForm },
        headers: { ...fromSiteElsewhere, ...form, referer: `${siteElsewhere}/` },
      });
      expect(sent.headers.location).toBe(`${siteElsewhere}/message-sent`);
      // Of the page its browser told the origin alone.
      expect(await kept()).toMatchObject([{ page: undefined, spamSigns: [] }]);
    });

    test('is counted', async () => {
      const { ask } = await start({ SITE_URL: siteElsewhere });
      const headers = { ...fromSiteElsewhere, 'content-type': 'text/plain' };
      const events = { method: 'POST', url: eventsAddress, payload: '{}' } as const;
      // Heard, and found to be no batch.
      expect((await ask({ ...events, headers })).statusCode).toBe(400);
      const other = { ...headers, origin: 'https://elsewhere.example' };
      expect((await ask({ ...events, headers: other })).statusCode).toBe(401);
    });

    test('is where a form leads back to that problems were found in', async () => {
      const host = 'functions.agency.example';
      const settings = { SITE_URL: siteElsewhere, FUNCTIONS_URL: `https://${host}/api` };
      const { ask } = await start(settings);
      const ofFunctions = { host, origin: `https://${host}`, 'sec-fetch-site': 'same-origin' };
      const headers = { ...ofFunctions, ...form };
      const post = { method: 'POST', url: contactFormAddress, headers } as const;
      expect((await ask({ ...post, payload: 'name=' })).statusCode).toBe(422);
      const sent = await ask({ ...post, payload: wholeForm });
      expect(sent.headers.location).toBe(`${siteElsewhere}/message-sent`);
      const again = await ask({ url: contactFormAddress, headers: { host } });
      expect(again.headers.location).toBe(`${siteElsewhere}/`);
    });
  });

  test.each([
    ['another site', { SITE_URL: siteElsewhere }, 'https://elsewhere.example'],
    ['the site over http', { SITE_URL: siteElsewhere }, 'http://www.agency.example'],
    ['what looks like the site', { SITE_URL: siteElsewhere }, `${siteElsewhere}.evil.example`],
    ['a page without an origin', { SITE_URL: siteElsewhere }, 'null'],
    ['anybody, where the site has no address', {}, siteElsewhere],
  ])('%s is given no leave to ask', async (_, settings, origin) => {
    const { ask } = await start(settings);
    const headers = { ...fromSiteElsewhere, ...asking, origin };
    for (const url of [call, challengeAddress, tokenAddress, eventsAddress, contactFormAddress]) {
      for (const method of ['OPTIONS', 'GET', 'POST'] as const) {
        const answer = await ask({ method, url, headers });
        expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
        expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
        if (method === 'OPTIONS') expect(answer.statusCode).toBe(405);
      }
    }
    expect((await ask({ url: challengeAddress, headers })).statusCode).toBe(401);
  });
}

const call = '/api/emailMessage';
const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const wholeForm = new URLSearchParams(completeMessage).toString();
const asking = {
  'access-control-request-method': 'POST',
  'access-control-request-headers': 'content-type,x-firebase-appcheck',
};
