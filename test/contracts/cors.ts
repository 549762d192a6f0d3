import { request, type IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { challengeAddress, tokenAddress } from '#contract/app-check.ts';
import { eventsAddress } from '#contract/event-batch.ts';
import { contactFormAddress } from '#contract/plain-form.ts';
import { completeMessage } from '#test/fixtures/contact-messages.ts';

/** A request with headers that a browser would set itself. */
interface AskedRequest {
  readonly method?: 'GET' | 'POST' | 'OPTIONS';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string;
}

/** The functions of a host, and the messages it has stored. */
interface RunningFunctions {
  readonly origin: string;
  readonly stored: () => Promise<readonly object[]>;
}

export const siteElsewhere = 'https://www.agency.example';

/** The headers of a browser on a page of the site that a static host serves. */
export const fromSiteElsewhere = {
  origin: siteElsewhere,
  'sec-fetch-site': 'cross-site',
  'sec-fetch-mode': 'cors',
};

/** Pages of the site may call the functions when a static host serves them; no other pages may. */
export function corsContract(
  start: (settings: Record<string, string>) => Promise<RunningFunctions>,
): void {
  async function open(settings: Record<string, string>) {
    const { origin, stored } = await start(settings);
    return { ask: (asked: AskedRequest) => answerTo(origin, asked), stored };
  }

  describe('a page of the site on a static host', () => {
    test('gets its preflight answered', async () => {
      const { ask } = await open({ SITE_URL: siteElsewhere });
      for (const url of [call, challengeAddress, tokenAddress, eventsAddress]) {
        const headers = { ...fromSiteElsewhere, ...preflight };
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

    test('can read the answers, refusals too', async () => {
      const { ask, stored } = await open({ SITE_URL: siteElsewhere });
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
      const sent = await ask({
        ...{ method: 'POST', url: contactFormAddress, payload: wholeForm },
        headers: { ...fromSiteElsewhere, ...form, referer: `${siteElsewhere}/` },
      });
      expect(sent.headers.location).toBe(`${siteElsewhere}/message-sent#sent`);
      // The browser only sends the origin of the page.
      expect(await stored()).toMatchObject([{ page: undefined, spamSigns: [] }]);
    });

    test('is where the form leads back to after a problem page of the functions', async () => {
      const host = 'functions.agency.example';
      const settings = { SITE_URL: siteElsewhere, FUNCTIONS_URL: `https://${host}/api` };
      const { ask } = await open(settings);
      const ofFunctions = { host, origin: `https://${host}`, 'sec-fetch-site': 'same-origin' };
      const headers = { ...ofFunctions, ...form };
      const post = { method: 'POST', url: contactFormAddress, headers } as const;
      expect((await ask({ ...post, payload: 'name=' })).statusCode).toBe(422);
      const sent = await ask({ ...post, payload: wholeForm });
      expect(sent.headers.location).toBe(`${siteElsewhere}/message-sent#sent`);
      const again = await ask({ url: contactFormAddress, headers: { host } });
      expect(again.headers.location).toBe(`${siteElsewhere}/`);
    });
  });

  test.each([
    [
      'pages of other origins may not call',
      { SITE_URL: siteElsewhere },
      [
        'https://elsewhere.example',
        siteElsewhere.replace('https', 'http'),
        `${siteElsewhere}.evil.example`,
        'null',
      ],
    ],
    ['no other page may call a site without an address', {}, [siteElsewhere]],
  ])('%s', async (_, settings, origins) => {
    const { ask } = await open(settings);
    for (const origin of origins) {
      const headers = { ...fromSiteElsewhere, ...preflight, origin };
      for (const url of [call, challengeAddress, tokenAddress, eventsAddress, contactFormAddress]) {
        for (const method of ['OPTIONS', 'GET', 'POST'] as const) {
          const answer = await ask({ method, url, headers });
          expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
          expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
          if (method === 'OPTIONS') expect(answer.statusCode).toBe(405);
        }
      }
      expect((await ask({ url: challengeAddress, headers })).statusCode).toBe(401);
    }
  });
}

/** Not `fetch`, which sets the host itself. */
async function answerTo(origin: string, { method, url, headers, payload }: AskedRequest) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const sending = request(new URL(url, origin), { method, headers }, resolve);
    sending.on('error', reject).end(payload);
  });
  answer.resume();
  return { statusCode: answer.statusCode, headers: answer.headers };
}

const call = '/api/emailMessage';
const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const wholeForm = new URLSearchParams(completeMessage).toString();
const preflight = {
  'access-control-request-method': 'POST',
  'access-control-request-headers': 'content-type,x-firebase-appcheck',
};
