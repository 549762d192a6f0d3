import { parse, type ParsedUrlQuery } from 'node:querystring';
import { contactFields } from '#contract/contact-message.ts';
import { contactFormAddress, trapField } from '#contract/plain-form.ts';
import type { AnswerRequest, WireHeaders, WireResponse } from '../callable/wire-request.ts';
import { pageFromReferer } from '../contact/page-from-referer.ts';
import type { Submission, SubmissionOutcome } from '../contact/submit-message.ts';
import { fromAnotherSite } from './from-another-site.ts';
import type { ProblemPage, TypedFields } from './problem-page.ts';
import { mediaType, uncached } from './wire-answers.ts';

export interface ContactFormDependencies {
  readonly submit: (submission: Submission) => Promise<SubmissionOutcome>;
  /** The `host` or `host:port` the site is known by, where the server cannot tell. */
  readonly siteHost: string | undefined;
  /** The origin of the site, where it may be served from elsewhere than the functions. */
  readonly siteOrigin?: string | undefined;
  /** The base of the functions that the site calls then. */
  readonly functionsUrl?: string | undefined;
  readonly builtPage: BuiltPage | undefined;
}

/** The site's page for problems, as it was built; `undefined` where the site is not built. */
export interface BuiltPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The built page that {@link BuiltPage} is of, in the site's folder. */
export const problemPageFile = 'contact-problem.html';

/**
 * In bytes. Larger than a callable's: a form writes a Chinese character in nine bytes where JSON
 * takes three, and a message of 10,000 of them is within the limits of the fields.
 */
export const formLimit = 256 * 1024;

/**
 * The contact form without JavaScript, for any host. A stored message leads to `/message-sent` by 303,
 * so that a reload sends nothing twice; anything else is answered with the form again, nothing typed
 * lost. Rejects with what nobody expected.
 */
export function contactFormAnswer(dependencies: ContactFormDependencies): AnswerRequest {
  const { submit, siteHost, siteOrigin, builtPage } = dependencies;
  return async function answerForm({ method, headers, body }, address) {
    // Who opens the address of the answer again, from the history or by hand, gets a page too.
    const site = siteOfVisitor(headers, dependencies);
    if (method !== 'POST') return redirect(`${site}/`);
    const isForm = mediaType(headers) === 'application/x-www-form-urlencoded';
    if (!isForm) return unread(415, builtPage);
    if (body.length > formLimit) return unread(413, builtPage);
    // The first fields and no more: a quarter of a megabyte of `&` would hold everybody up.
    const fields = parse(Buffer.from(body).toString(), '&', '=', { maxKeys: 50 });
    const typed = typedFields(fields);
    const ownHosts = [headers.get('host') ?? undefined, siteHost];
    const fetchSite = headers.get('sec-fetch-site') ?? undefined;
    const page = pageFromReferer(headers.get('referer') ?? undefined, ownHosts, fetchSite);
    const trap = fields[trapField];
    const facts = {
      trapFilled: typeof trap === 'string' && trap !== '',
      fromAnotherSite: fromAnotherSite(headers, ownHosts, siteOrigin),
    };
    const door = { kind: 'plain-form', facts } as const;
    const outcome = await submit({ content: typed, page, door, address });
    return answer(outcome, typed, builtPage, site);
  };
}

/**
 * Where the visitor goes on: on this host, unless the form is of a site that is served from elsewhere, or
 * of the page of problems that such a form was answered with here.
 */
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

/**
 * A body that was not read, because it is too large or no form: nothing typed is known, and only the
 * browser can bring it back.
 */
function unread(status: 413 | 415, built: BuiltPage | undefined): Promise<WireResponse> {
  const outcome = `${unreadSentences[status]} Your browser’s Back button brings back what you typed. You can also call us or write us an email.`;
  return problemAnswer(status, built, { typed: {}, outcome });
}

const unreadSentences = {
  413: 'Your message is too long for this form and was not sent. Please send us the short version.',
  415: 'Your message was not sent: it came in a form that we cannot read.',
};

async function answer(
  outcome: SubmissionOutcome,
  typed: TypedFields,
  built: BuiltPage | undefined,
  site: string,
): Promise<WireResponse> {
  switch (outcome.kind) {
    case 'stored':
      return redirect(`${site}/message-sent`);
    case 'invalid':
      return problemAnswer(422, built, { typed, problems: outcome.problems });
    case 'unauthenticated': {
      const problem =
        'We could not tell that this was sent by a person. Please call us or write us an email.';
      return problemAnswer(401, built, { typed, outcome: problem });
    }
    case 'too-many': {
      const problem =
        'Too many messages have come from your connection in a short time, so that this one was not sent. What you typed is kept below: please try again in a few minutes, call us or write us an email.';
      const later = { 'retry-after': String(outcome.retryAfterSeconds) };
      // Filling the site's page would cost more than what a flood is refused.
      return problemAnswer(429, undefined, { typed, outcome: problem }, later);
    }
    case 'unavailable': {
      const problem =
        'Your message could not be sent just now. What you typed is kept below: please try again in a minute.';
      const later = { 'retry-after': String(outcome.retryAfterSeconds) };
      return problemAnswer(503, built, { typed, outcome: problem }, later);
    }
  }
}

/** The code that fills a page is loaded when it is needed, which is seldom: most send from a script. */
async function problemAnswer(
  status: number,
  built: BuiltPage | undefined,
  problem: ProblemPage,
  more: Readonly<Record<string, string>> = {},
): Promise<WireResponse> {
  const headers = { 'content-type': 'text/html; charset=utf-8', ...uncached, ...more };
  if (built === undefined) {
    const { plainProblemPage } = await import('./plain-problem-page.ts');
    return { status, headers, body: plainProblemPage(contactFormAddress, problem) };
  }
  const { problemPage } = await import('./problem-page.ts');
  const body = problemPage(built.html, problem);
  return { status, headers: { ...headers, ...built.headers }, body };
}

function typedFields(fields: ParsedUrlQuery): TypedFields {
  const typed: Partial<Record<keyof TypedFields, string>> = {};
  for (const field of contactFields) {
    const value = fields[field];
    if (typeof value === 'string') typed[field] = value;
  }
  return typed;
}
