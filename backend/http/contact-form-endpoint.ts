import { parse, type ParsedUrlQuery } from 'node:querystring';
import { contactFieldNames } from '#contract/contact-fields.ts';
import { contactFormAddress, trapField } from '#contract/plain-form.ts';
import { pageFromReferer } from '../contact/page-from-referer.ts';
import type { RequestLimits } from '../contact/request-limits.ts';
import type { Submission, SubmissionOutcome } from '../contact/submit-message.ts';
import type { Endpoint, RefusalStatus } from './endpoint.ts';
import { senderOf } from './sender-of.ts';
import type { WireHeaders, WireResponse } from './wire-request.ts';
import { plainProblemPage } from './plain-problem-page.ts';
import { problemPages, type ProblemPage, type TypedFields } from './problem-page.ts';
import { mediaType, uncached } from './wire-answers.ts';

export interface ContactFormDependencies {
  readonly submit: (submission: Submission) => Promise<SubmissionOutcome>;
  readonly limits: RequestLimits;
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
 * takes three. A message of twice the allowed length still comes back as typed, with the problem named.
 */
export const formLimit = 256 * 1024;

/**
 * Returns the endpoint of the contact form without JavaScript, for any host. A stored message leads to
 * `/message-sent` by 303, so that a reload sends nothing twice. Anything else is answered with the form
 * again: with what was typed, unless the body was refused before it was read.
 */
export function contactFormEndpoint(dependencies: ContactFormDependencies): Endpoint {
  const { submit, limits, siteHost, siteOrigin, builtPage } = dependencies;
  const pages = problemAnswers(builtPage);
  const ownHosts = (headers: WireHeaders) => [headers.get('host') ?? undefined, siteHost];
  const isForeign = (headers: WireHeaders) =>
    senderOf(headers, ownHosts(headers), siteOrigin) === 'another-site';
  return {
    bodyLimit: formLimit,
    refuse: pages.refuse,
    async admit({ method, headers }, address) {
      // A visitor who opens the address from the history gets a page too.
      if (method !== 'POST') return redirect(`${siteOfVisitor(headers, dependencies)}/`);
      if (mediaType(headers) !== 'application/x-www-form-urlencoded') return pages.refuse(415);
      // A foreign page must not use up the room that its visitors have here.
      const wait = await limits.take(isForeign(headers) ? 'foreign-form' : 'form-post', address);
      return wait === undefined ? undefined : pages.refuse(429, wait);
    },
    async answer({ headers, body }, address) {
      // The first fields and no more: parsing 256 KB of `&` would hold everybody up.
      const fields = parse(Buffer.from(body).toString(), '&', '=', { maxKeys: 50 });
      const typed = typedFields(fields);
      if (isForeign(headers)) return pages.fill(403, { typed, outcome: outcomes.foreign });
      const fetchSite = headers.get('sec-fetch-site') ?? undefined;
      const page = pageFromReferer(
        headers.get('referer') ?? undefined,
        ownHosts(headers),
        fetchSite,
      );
      const trap = fields[trapField];
      const source = {
        kind: 'plain-form',
        facts: { isTrapFilled: typeof trap === 'string' && trap !== '' },
      } as const;
      const outcome = await submit({ content: typed, page, source, address });
      switch (outcome.kind) {
        case 'stored':
          return redirect(`${siteOfVisitor(headers, dependencies)}/message-sent`);
        case 'invalid':
          return pages.fill(422, { typed, problems: outcome.problems });
        case 'unauthenticated':
          return pages.fill(401, { typed, outcome: outcomes.unauthenticated });
        case 'too-many':
          return pages.fill(429, { typed, outcome: outcomes.tooMany }, outcome.retryAfterSeconds);
        case 'unavailable':
          return pages.fill(
            503,
            { typed, outcome: outcomes.unavailable },
            outcome.retryAfterSeconds,
          );
      }
    },
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

/** The form again, with what went wrong. The refusals are filled once and kept: floods ask for them. */
function problemAnswers(built: BuiltPage | undefined) {
  const fillPage =
    built === undefined
      ? (problem: ProblemPage) => plainProblemPage(contactFormAddress, problem)
      : problemPages(built.html);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    ...uncached,
    ...built?.headers,
  };
  const answer = (status: number, body: string, retryAfter?: number): WireResponse => {
    const later = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
    return { status, headers: { ...headers, ...later }, body };
  };
  const refusalPages = new Map<string, string>();
  return {
    fill: (status: number, problem: ProblemPage, retryAfter?: number) =>
      answer(status, fillPage(problem), retryAfter),
    refuse: (status: RefusalStatus | 415, retryAfter?: number): WireResponse => {
      const outcome = refusalSentences[status];
      const page = refusalPages.get(outcome) ?? fillPage({ typed: {}, outcome });
      refusalPages.set(outcome, page);
      return answer(status, page, retryAfter);
    },
  };
}

const outcomes = {
  foreign: 'This message was filled in on another site. Check it, then press Send to send it.',
  unauthenticated:
    'We could not tell that this was sent by a person. Please call us or write us an email.',
  tooMany:
    'Too many messages have come from your connection in a short time, so this one was not sent. What you typed is kept below: please try again in a few minutes, call us or write us an email.',
  unavailable:
    'Your message could not be sent just now. What you typed is kept below: please try again in a minute.',
};

/** Where the body was not read, only the browser can bring back what was typed. */
const goBack =
  'Your browser’s Back button brings back what you typed. You can also call us or write us an email.';

const refusalSentences: Readonly<Record<RefusalStatus | 415, string>> = {
  408: `Your message took too long to arrive and was not sent. ${goBack}`,
  413: `Your message is too long for this form and was not sent. Please send us the short version. ${goBack}`,
  415: `Your message was not sent: it came in a form that we cannot read. ${goBack}`,
  429: `Too many messages have come from your connection in a short time, so this one was not sent. Please try again in a few minutes. ${goBack}`,
  500: `Something went wrong on our side, and your message was not sent. ${goBack}`,
  503: `Your message could not be sent just now. Please try again in a minute. ${goBack}`,
};

function typedFields(fields: ParsedUrlQuery): TypedFields {
  const typed: Partial<Record<keyof TypedFields, string>> = {};
  for (const field of contactFieldNames) {
    const value = fields[field];
    if (typeof value === 'string') typed[field] = value;
  }
  return typed;
}
