import fc from 'fast-check';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { contactFields } from '#site/content/contact-fields.ts';
import { checkPage, contactForm } from '#content-model/content.ts';
import { planLines } from '#content-model/plan.ts';
import { parseContactMessage, type ContactMessage } from '#contract/contact-message.ts';
import { problemPageMarks } from '#contract/problem-page.ts';
import { builtSite } from '#test/fixtures/built-site.ts';
import { completeMessage, hostileMessage } from '#test/fixtures/contact-messages.ts';
import { hostileFields } from '#test/fixtures/hostile-input.ts';
import { recordedLog } from '#test/fixtures/recorded-log.ts';
import { readContent } from '#content-model/read-content.ts';
import { readBuildManifest } from '../settings/build-manifest.ts';
import type { LimitedRequest } from '../limits/request-limits.ts';
import type { Submission, SubmissionOutcome } from '../contact/submit-message.ts';
import { runEndpoint } from './endpoint.ts';
import type { WireResponse } from './wire-response.ts';
import { builtProblemPage, contactFormEndpoint, formLimit } from './contact-form-endpoint.ts';

const urlencoded = 'application/x-www-form-urlencoded';
const site = await builtSite();
const manifest = required(readBuildManifest(site));
const pageSettings = { appCheck: { kind: 'proof-of-work' }, gaMeasurementId: undefined } as const;
const builtPage = required(await builtProblemPage(site, manifest, pageSettings));
const text = readContent().contactProblemPage;
const { intro } = checkPage.fixes;
const fixes = checkPage.questions.map(({ fix }) => fix.title);

/** A form at www.agency.example. `outcome` replaces what is found in the fields. */
function openForm(outcome?: SubmissionOutcome) {
  const submissions: Submission[] = [];
  const taken: LimitedRequest[] = [];
  const full = new Set<LimitedRequest>();
  const endpoint = contactFormEndpoint({
    submit(submission) {
      submissions.push(submission);
      const parsed = parseContactMessage(submission.content, contactForm);
      const found: SubmissionOutcome = parsed.ok
        ? { kind: 'stored', id: 'm1' }
        : { kind: 'invalid', problems: parsed.problems };
      return Promise.resolve(outcome ?? found);
    },
    limits: {
      take(request) {
        taken.push(request);
        return full.has(request) ? 60 : undefined;
      },
    },
    siteUrl: undefined,
    builtPage: { ...builtPage, headers: { 'content-security-policy': 'of the page' } },
  });
  async function send(text: string, headers: Record<string, string>, method = 'POST') {
    const always = { host: 'www.agency.example', 'content-type': urlencoded };
    const bytes = Buffer.from(text);
    const request = {
      head: { method, headers: new Headers({ ...always, ...headers }) },
      address: '203.0.113.7',
      readBody: (limit: number) =>
        Promise.resolve(bytes.length > limit ? tooLarge : ({ kind: 'whole', bytes } as const)),
    };
    return required(await runEndpoint(endpoint, request, recordedLog()));
  }
  return {
    ...{ send, submissions, taken, full },
    post: (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      send(new URLSearchParams(fields).toString(), headers),
  };
}

test('submits the message with its page, and redirects to the page that confirms', async () => {
  const { post, submissions, taken } = openForm();
  const referer = 'https://www.agency.example/services/post/seo?x=1';
  const answer = await post(completeMessage, { referer });
  expect(answer).toEqual({ status: 303, headers: { location: '/message-sent#sent' }, body: '' });
  expect(submissions).toEqual([
    {
      content: completeMessage,
      page: '/services/post/seo',
      source: { kind: 'plain-form', isTrapFilled: false, form: contactForm },
      address: '203.0.113.7',
    },
  ]);
  expect(taken).toEqual(['form-post']);
});

test('says whether the field that only programs fill in was filled in', async () => {
  const { post, submissions } = openForm();
  await post({ ...completeMessage, 'second-note': '' });
  await post({ ...completeMessage, 'second-note': 'x' });
  const sources = submissions.map(({ source }) => source);
  expect(sources).toMatchObject([{ isTrapFilled: false }, { isTrapFilled: true }]);
});

test('has no page of ours for problems where the site has none', async () => {
  expect(await builtProblemPage(site, undefined, pageSettings)).toBeUndefined();
  const without = { ...manifest, inlineHashes: {} };
  expect(await builtProblemPage(site, without, pageSettings)).toBeUndefined();
});

const { plan, planPage } = manifest.content;
const [trade] = plan?.trades ?? [];
const [need] = trade?.needs ?? [];

describe.skipIf(builtPage.plan === undefined)('the plan', () => {
  const answers = { 'plan-trade': trade?.trade ?? '', 'plan-goal': need?.goal ?? '' };

  test('is added to the message in the words of the site, whatever else was sent', async () => {
    const { post, submissions } = openForm();
    const odd = { 'plan-website': '<b>', 'plan-x': 'no', 'plan-send-2': 'yes' };
    await post({ ...completeMessage, ...answers, ...odd, 'plan-send': 'yes' });
    const lines = builtPage.plan
      ? planLines(builtPage.plan, { trade: trade?.trade, goal: need?.goal })
      : [];
    expect(lines).toContain(`- ${planPage.sheet.number}: ${need?.number ?? ''}`);
    expect(submissions[0]?.content).toEqual({
      ...completeMessage,
      message: [completeMessage.message, '', planPage.sheet.intro, ...lines].join('\n'),
    });
  });
});

describe('the shop check', () => {
  test('is a part of the page unless it is hidden', async () => {
    expect(builtPage.shopCheck).toEqual({ intro, fixes });
    const content = { ...manifest.content, checkPage: { ...checkPage, hidden: true } };
    const hidden = await builtProblemPage(site, { ...manifest, content }, pageSettings);
    expect(hidden).toMatchObject({ text, shopCheck: undefined });
  });

  const list = `${intro}\n1. ${fixes[0]}\n2. ${fixes[1]}`;
  const answers = { 'check-1': 'no', 'check-2': 'no', 'check-3': 'yes' };

  test('adds what to fix to the message, in the words of the site', async () => {
    const { post, submissions } = openForm();
    const odd = { 'check-3': 'No<b>', 'check-99': 'no', 'check-x': 'no', 'check-send-2': 'yes' };
    await post({ ...completeMessage, ...answers, ...odd, 'check-send': 'yes' });
    expect(submissions[0]?.content).toEqual({
      ...completeMessage,
      message: `${completeMessage.message}\n\n${list}`,
    });
  });
});

test.each([
  [
    'the visitor asked for no plan',
    { 'plan-trade': trade?.trade ?? '', 'plan-goal': need?.goal ?? '' },
  ],
  ['there are no such answers', { 'plan-trade': 'x', 'plan-goal': 'y', 'plan-send': 'yes' }],
  ['the visitor asked for no list of what to fix', { 'check-1': 'no', 'check-2': 'no' }],
  ['nothing is to be fixed', { 'check-1': 'yes', 'check-send': 'yes' }],
])('adds nothing to the message where %s', async (_, fields) => {
  const { post, submissions } = openForm();
  await post({ ...completeMessage, ...fields });
  expect(submissions[0]?.content).toEqual(completeMessage);
});

test('accepts the longest message in any script', async () => {
  const { post } = openForm();
  expect((await post({ ...completeMessage, message: '山'.repeat(10_000) })).status).toBe(303);
});

test('takes a field that comes twice for one that is missing', async () => {
  const { send, submissions } = openForm();
  await send('name=Rosa&name=Ben&phone=1', {});
  expect(submissions[0]?.content).toEqual({ phone: '1', message: '' });
});

test('answers GET with a redirect to the site', async () => {
  const { send, submissions } = openForm();
  expect(await send('', {}, 'GET')).toMatchObject({ status: 303, headers: { location: '/' } });
  expect(submissions).toEqual([]);
});

describe('a form from another site', () => {
  test('is not submitted but shown, to be sent from our page', async () => {
    const { post, submissions, taken } = openForm();
    const answer = await post(completeMessage, { origin: 'https://evil.example' });
    expect(answer.status).toBe(403);
    expect(outcomeIn(answer)).toBe(text.answers.otherSite);
    expect(String(answer.body)).toContain('value="Alder &amp; Rye Bakery"');
    expect(submissions).toEqual([]);
    // It must not use up the limits of the visitor who was sent there.
    expect(taken).toEqual(['foreign-form']);
  });

  test('is not one of ours, where a privacy setting hides the origin', async () => {
    const headers = { origin: 'null', 'sec-fetch-site': 'same-origin' };
    expect((await openForm().post(completeMessage, headers)).status).toBe(303);
  });
});

describe('a message that is not stored', () => {
  test.each<[SubmissionOutcome, number, string, string]>([
    [{ kind: 'too-many', retryAfterSeconds: 60 }, 429, text.answers.tooMany, '60'],
    [{ kind: 'unavailable', retryAfterSeconds: 30 }, 503, text.answers.unavailable, '30'],
  ])('for %j comes back as typed', async (outcome, status, said, retryAfter) => {
    const answer = await openForm(outcome).post(completeMessage);
    expect(answer.status).toBe(status);
    expect(outcomeIn(answer)).toBe(said);
    expect(String(answer.body)).toContain(completeMessage.email);
    expect(answer.headers['retry-after']).toBe(retryAfter);
  });

  test('comes back with each problem and what was typed', async () => {
    const answer = await openForm().post({ ...hostileMessage, email: 'nobody' });
    expect(answer.status).toBe(422);
    expect(answer.headers).toEqual({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': 'of the page',
    });
    expect(String(answer.body)).toContain(contactForm.problems.notAnAddress);
    expect(String(answer.body)).toContain('value="nobody"');
    expect(String(answer.body)).not.toContain('<script>');
  });

  test.each([
    [415, text.refusals.unreadable, '--x--', { 'content-type': 'multipart/form-data; boundary=x' }],
    [415, text.refusals.unreadable, '{}', { 'content-type': 'application/json' }],
    [415, text.refusals.unreadable, 'name=x', { 'content-encoding': 'gzip' }],
    [413, text.refusals.tooLarge, 'x'.repeat(formLimit + 1), {}],
  ])('is answered with %d and how to get the text back', async (status, said, body, headers) => {
    const { send, submissions } = openForm();
    const answer = await send(body, headers);
    expect(answer.status).toBe(status);
    expect(outcomeIn(answer)).toBe(`${said} ${text.goBack}`);
    expect(String(answer.body)).toContain('name="message"');
    expect(submissions).toEqual([]);
  });

  test('is refused over the limit, with when to try again', async () => {
    const { post, full, submissions } = openForm();
    full.add('form-post');
    const answer = await post(completeMessage);
    expect([answer.status, answer.headers['retry-after']]).toEqual([429, '60']);
    expect(outcomeIn(answer)).toBe(`${text.refusals.tooMany} ${text.goBack}`);
    expect(submissions).toEqual([]);
  });
});

test('any text comes back as typed', async () => {
  const { post } = openForm();
  const elements = (page: ReturnType<typeof parse>) =>
    page.querySelectorAll('*:not(li):not(li a)').length;
  const property = fc.asyncProperty(hostileFields, async (fields) => {
    const typed: ContactMessage = { ...fields, phone: ' ' };
    const { status, body } = await post({ ...typed });
    expect(status).toBe(422);
    const page = parse(String(body));
    expect(elements(page)).toBe(elements(parse(builtPage.html)));
    for (const { name, multiline, options } of contactFields) {
      const control = page.querySelector(`form[action] [name="${name}"]`);
      const chosen = control?.querySelector('option[selected]')?.getAttribute('value');
      const text = multiline ? control?.text.replace('\n', '') : control?.getAttribute('value');
      const shown = options ? chosen : text;
      const isGone = options?.includes(typed[name] ?? '') === false;
      expect(shown ?? '').toBe(isGone ? '' : typed[name]?.toWellFormed());
    }
  });
  await fc.assert(property, { numRuns: 100 });
});

/** What an answer says about the whole form. */
function outcomeIn({ body }: Pick<WireResponse, 'body'>): string | undefined {
  return parse(String(body)).querySelector(`[${problemPageMarks.outcome}]`)?.text;
}

const tooLarge = { kind: 'too-large' } as const;

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The site of these tests is not built.');
  return value;
}
