import { parse, type ParsedUrlQuery } from 'node:querystring';
import type { Content } from '#content-model/content-schema.ts';
import type { FormRules } from '#contract/contact-message.ts';
import { messageSentAddress, trapField } from '#contract/plain-form.ts';
import { withList } from '#contract/with-list.ts';
import {
  goalQuestion,
  planField,
  planLines,
  sendPlanField,
  tradeQuestion,
  type PlanAnswers,
  type PlanContent,
} from '#contract/plan.ts';
import { answerField, fixLines, no, sendField, yes } from '#contract/shop-check.ts';
import type { RequestLimits } from '../limits/request-limits.ts';
import type { Submission, SubmissionOutcome } from '../contact/submit-message.ts';
import type { Endpoint } from './endpoint.ts';
import { retryAfter, uncached, type RefusalStatus, type WireResponse } from './wire-response.ts';
import { prepareProblemPage, type ProblemPage, type TypedFields } from './prepare-problem-page.ts';
import { mediaType, pageOf, senderOf, type SiteAddress, type WireHeaders } from './request-head.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReadManifest } from '../settings/build-manifest.ts';
import type { PageSettings } from '../settings/config.ts';
import { pageHeaders } from './page-headers.ts';

interface ContactFormDependencies extends SiteAddress {
  readonly submit: (submission: Submission) => Promise<SubmissionOutcome>;
  readonly limits: RequestLimits;
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
  const { submit, limits, builtPage } = dependencies;
  const pages = problemAnswers(builtPage);
  const { answers } = builtPage.text;
  const isForeign = (headers: WireHeaders) => senderOf(headers, dependencies) === 'another-site';
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
      // Parsing 256 KB of `&` would block everybody else.
      const fields = parse(Buffer.from(body).toString(), '&', '=', { maxKeys: 50 });
      const typed = withLists(typedFields(fields, pages.fieldNames), fields, builtPage);
      if (isForeign(headers)) return pages.fill(403, { typed, outcome: answers.otherSite });
      const trap = fields[trapField];
      const isTrapFilled = typeof trap === 'string' && trap !== '';
      const outcome = await submit({
        content: typed,
        page: pageOf(headers, dependencies),
        source: { kind: 'plain-form', isTrapFilled, form: builtPage.form },
        address,
      });
      switch (outcome.kind) {
        case 'stored':
          return redirect(siteOfVisitor(headers, dependencies) + messageSentAddress);
        case 'invalid':
          return pages.fill(422, { typed, problems: outcome.problems });
        case 'unauthenticated':
          throw new Error('A plain form was refused for want of a token, which it does not need');
        case 'too-many':
          return pages.fill(429, { typed, outcome: answers.tooMany }, outcome.retryAfterSeconds);
        case 'unavailable':
          return pages.fill(
            503,
            { typed, outcome: answers.unavailable },
            outcome.retryAfterSeconds,
          );
      }
    },
  };
}

/** Returns where redirects lead: '' for this host, or the origin of the site if its pages are elsewhere. */
function siteOfVisitor(
  headers: WireHeaders,
  { siteHost, siteOrigin, functionsUrl }: ContactFormDependencies,
): string {
  const host = headers.get('host');
  if (siteOrigin === undefined || host === siteHost) return '';
  const functionsHost = functionsUrl === undefined ? undefined : new URL(functionsUrl).host;
  const isElsewhere = headers.get('origin') === siteOrigin || host === functionsHost;
  return isElsewhere ? siteOrigin : '';
}

function redirect(location: string): WireResponse {
  return { status: 303, headers: { location }, body: '' };
}

function problemAnswers(built: BuiltPage) {
  const { fieldNames, fill } = prepareProblemPage(built.html, built.text.errorTitle);
  const { refusals, goBack } = built.text;
  // Filled once each: a flood gets thousands of them.
  const refusalPages = new Map<RefusalStatus | 415, Buffer>();
  const answer = (status: number, body: Buffer, wait?: number): WireResponse => {
    const type = { 'content-type': 'text/html; charset=utf-8' };
    return {
      status,
      headers: { ...type, ...uncached, ...built.headers, ...retryAfter(wait) },
      body,
    };
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

function typedFields(fields: ParsedUrlQuery, names: readonly string[]): TypedFields {
  const typed: Record<string, string> = {};
  for (const field of names) {
    const value = fields[field];
    if (typeof value === 'string') typed[field] = value;
  }
  return typed;
}

/** Adds the lists that a visitor without scripts asks for, made of answers in the same form. */
function withLists(
  typed: TypedFields,
  fields: ParsedUrlQuery,
  { shopCheck, plan }: BuiltPage,
): TypedFields {
  const lists = [
    shopCheck && fields[sendField] === yes
      ? [{ intro: shopCheck.intro, lines: toFix(shopCheck, fields) }]
      : [],
    plan && fields[sendPlanField] === yes
      ? [{ intro: plan.intro, lines: planLines(plan, planAnswers(plan, fields)) }]
      : [],
  ].flat();
  const filled = lists.filter(({ lines }) => lines.length > 0);
  if (filled.length === 0) return typed;
  const { message = '' } = typed;
  return {
    ...typed,
    message: filled.reduce((text, { intro, lines }) => withList(text, intro, lines), message),
  };
}

function toFix({ fixes }: NonNullable<BuiltPage['shopCheck']>, fields: ParsedUrlQuery) {
  return fixLines(fixes.filter((_, index) => fields[answerField(index + 1)] === no));
}

function planAnswers({ plan }: PlanContent, fields: ParsedUrlQuery): PlanAnswers {
  const questions = [tradeQuestion, ...plan.questions.map(({ id }) => id), goalQuestion];
  return Object.fromEntries(
    questions.flatMap((question) => {
      const answer = fields[planField(question)];
      return typeof answer === 'string' ? [[question, answer] as const] : [];
    }),
  );
}

export async function builtProblemPage(
  siteFolder: string,
  manifest: ReadManifest | undefined,
  settings: PageSettings,
): Promise<BuiltPage | undefined> {
  const hashes = manifest?.inlineHashes[problemPageFile];
  if (manifest === undefined || hashes === undefined) return undefined;
  const { checkPage, contactForm, contactProblemPage, plan } = manifest.content;
  const html = await readFile(join(siteFolder, problemPageFile), 'utf8');
  return {
    html,
    headers: pageHeaders(hashes, settings),
    text: contactProblemPage,
    form: contactForm,
    shopCheck: checkPage.hidden === true ? undefined : shopCheckOf(checkPage),
    plan: plan && planContent(manifest.content, plan),
  };
}

function shopCheckOf({ fixes, questions }: Content['checkPage']): BuiltPage['shopCheck'] {
  return { intro: fixes.intro, fixes: questions.map(({ fix }) => fix.title) };
}

function planContent(
  { planPage, trades }: Content,
  plan: NonNullable<Content['plan']>,
): BuiltPage['plan'] {
  return { plan, trades, labels: planPage.sheet, intro: planPage.sheet.intro };
}
