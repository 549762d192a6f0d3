import { parse } from 'node:querystring';
import type { Content } from '#content-model/schemas/content-schema.ts';
import type { FormRules } from '#contract/contact-message.ts';
import { messageSentAddress, trapField } from '#contract/plain-form.ts';
import { withList } from '#contract/with-list.ts';
import { goalQuestion, planField, sendPlanField, tradeQuestion } from '#contract/plan-fields.ts';
import { planLines, type PlanAnswers, type PlanContent } from '#content-model/plan.ts';
import { answerField, fixLines, no, sendField, yes } from '#contract/shop-check.ts';
import type { EmailMessageDependencies } from './email-message-endpoint.ts';
import type { Endpoint } from './endpoint.ts';
import { retryAfter, uncached, type RefusalStatus, type WireResponse } from './wire-response.ts';
import { prepareProblemPage, type ProblemPage, type TypedFields } from './prepare-problem-page.ts';
import { mediaType, pageOf, senderOf, type WireHeaders } from './request-head.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReadManifest } from '../settings/build-manifest.ts';
import type { PageSettings } from '../settings/config.ts';
import { pageHeaders } from './page-headers.ts';

interface ContactFormDependencies extends EmailMessageDependencies {
  readonly functionsUrl?: string | undefined;
  readonly builtPage: BuiltPage;
}

export interface BuiltPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: Content['contactProblemPage'];
  /** The form of the same release: another may be published before a visitor's answer is read. */
  readonly form: FormRules;
  /** What to fix after each question of the shop check, unless the agency hides it. */
  readonly shopCheck?: { readonly intro: string; readonly fixes: readonly string[] } | undefined;
  /** What a plan derives from, unless the agency has none. */
  readonly plan?: (PlanContent & { readonly intro: string }) | undefined;
}

export const problemPageFile = 'contact-problem.html';

/** In bytes. A form takes nine for a Chinese character. Twice the allowed length still comes back as typed. */
export const formLimit = 256 * 1024;

/** A stored message leads to the page that confirms it by 303, so that a reload sends nothing twice. */
export function contactFormEndpoint(dependencies: ContactFormDependencies): Endpoint {
  const { submit, limits, siteUrl, builtPage } = dependencies;
  const pages = problemAnswers(builtPage);
  const { answers } = builtPage.text;
  const isForeign = (headers: WireHeaders) => senderOf(headers, siteUrl) === 'another-site';
  return {
    methods: ['GET', 'POST'],
    bodyLimit: formLimit,
    refuse: pages.refuse,
    admit({ method, headers }, address) {
      // A visitor who opens the address from the browser's history gets a page too.
      if (method !== 'POST') return redirect(`${siteOfVisitor(headers, dependencies)}/`);
      if (mediaType(headers) !== 'application/x-www-form-urlencoded') return pages.refuse(415);
      // Posts from another site have their own limit, so they cannot use up the visitor's.
      const wait = limits.take(isForeign(headers) ? 'foreign-form' : 'form-post', address);
      return wait === undefined ? undefined : pages.refuse(429, wait);
    },
    async answer({ headers, body }, address) {
      const field = readForm(body);
      const fields = Object.fromEntries(pages.fieldNames.map((name) => [name, field(name)]));
      const typed = withLists(fields, field, builtPage);
      if (isForeign(headers)) return pages.fill(403, { typed, outcome: answers.otherSite });
      const isTrapFilled = (field(trapField) ?? '') !== '';
      const result = await submit({
        content: typed,
        page: pageOf(headers, siteUrl),
        source: { kind: 'plain-form', isTrapFilled, form: builtPage.form },
        address,
      });
      switch (result.kind) {
        case 'stored':
          return redirect(siteOfVisitor(headers, dependencies) + messageSentAddress);
        case 'invalid':
          return pages.fill(422, { typed, problems: result.problems });
        case 'unauthenticated':
          throw new Error('A plain form was refused for want of a token, which it does not need');
        case 'too-many':
          return pages.fill(429, { typed, outcome: answers.tooMany }, result.retryAfterSeconds);
        case 'unavailable':
          return pages.fill(503, { typed, outcome: answers.unavailable }, result.retryAfterSeconds);
      }
    },
  };
}

/** Returns where redirects lead: '' for this host, or the origin of the site if its pages are elsewhere. */
function siteOfVisitor(
  headers: WireHeaders,
  { siteUrl, functionsUrl }: ContactFormDependencies,
): string {
  const host = headers.get('host');
  if (siteUrl === undefined || host === siteUrl.host) return '';
  const functionsHost = functionsUrl === undefined ? undefined : new URL(functionsUrl).host;
  const isElsewhere = headers.get('origin') === siteUrl.origin || host === functionsHost;
  return isElsewhere ? siteUrl.origin : '';
}

function redirect(location: string): WireResponse {
  return { status: 303, headers: { location }, body: '' };
}

function problemAnswers(built: BuiltPage) {
  const { fieldNames, fill } = prepareProblemPage(built.html, built.text.errorTitle);
  const { refusals, goBack } = built.text;
  // Filled once each: a flood gets thousands of them.
  const refusalPages = new Map<RefusalStatus | 415, Buffer>();
  const always = { 'content-type': 'text/html; charset=utf-8', ...uncached, ...built.headers };
  const answer = (status: number, body: Buffer, wait?: number): WireResponse => {
    return { status, headers: { ...always, ...retryAfter(wait) }, body };
  };
  return {
    fieldNames,
    fill: (status: number, problem: ProblemPage, wait?: number) =>
      answer(status, fill(problem), wait),
    refuse: (status: RefusalStatus | 415, wait?: number): WireResponse => {
      const outcome = `${refusals[refusalTexts[status]]} ${goBack}`;
      const page = refusalPages.get(status) ?? fill({ typed: {}, outcome });
      refusalPages.set(status, page);
      return answer(status, page, wait);
    },
  };
}

/** For bodies that were not read: only the browser still has what was typed. */
const refusalTexts = {
  408: 'tooSlow',
  413: 'tooLarge',
  415: 'unreadable',
  429: 'tooMany',
  500: 'failed',
  503: 'unavailable',
} as const satisfies Record<RefusalStatus | 415, keyof BuiltPage['text']['refusals']>;

type ReadField = (name: string) => string | undefined;

/** Returns the fields of a form by their names. One that comes twice counts as missing. */
function readForm(body: Uint8Array): ReadField {
  // Parsing 256 KB of `&` would block everybody else.
  const fields = parse(Buffer.from(body).toString(), '&', '=', { maxKeys: 50 });
  return (name) => {
    const value = fields[name];
    return typeof value === 'string' ? value : undefined;
  };
}

/** Adds the lists that a visitor without scripts asks for, made of answers in the same form. */
function withLists(typed: TypedFields, field: ReadField, { shopCheck, plan }: BuiltPage) {
  const fixes = shopCheck?.fixes.filter((_, index) => field(answerField(index + 1)) === no) ?? [];
  const planned = plan === undefined ? [] : planLines(plan, planAnswers(plan, field));
  const lists = [
    { wish: sendField, intro: shopCheck?.intro, lines: fixLines(fixes) },
    { wish: sendPlanField, intro: plan?.intro, lines: planned },
  ];
  const message = lists
    .filter(({ wish, lines }) => field(wish) === yes && lines.length > 0)
    .reduce((text, { intro = '', lines }) => withList(text, intro, lines), typed.message ?? '');
  return { ...typed, message };
}

function planAnswers({ plan }: PlanContent, field: ReadField): PlanAnswers {
  const questions = [tradeQuestion, ...plan.questions.map(({ id }) => id), goalQuestion];
  return Object.fromEntries(questions.map((question) => [question, field(planField(question))]));
}

export async function builtProblemPage(
  siteFolder: string,
  manifest: ReadManifest | undefined,
  settings: PageSettings,
): Promise<BuiltPage | undefined> {
  const hashes = manifest?.inlineHashes[problemPageFile];
  if (manifest === undefined || hashes === undefined) return undefined;
  const { checkPage, contactForm, contactProblemPage, plan, planPage, trades } = manifest.content;
  const { sheet } = planPage;
  const html = await readFile(join(siteFolder, problemPageFile), 'utf8');
  return {
    html,
    headers: pageHeaders(hashes, settings),
    text: contactProblemPage,
    form: contactForm,
    shopCheck:
      checkPage.hidden === true
        ? undefined
        : { intro: checkPage.fixes.intro, fixes: checkPage.questions.map(({ fix }) => fix.title) },
    plan: plan && { plan, trades, labels: sheet, intro: sheet.intro },
  };
}
