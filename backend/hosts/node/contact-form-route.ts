import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node:querystring';
import formbody from '@fastify/formbody';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { contactFields } from '#contract/contact-message.ts';
import { trapField } from '#contract/plain-form.ts';
import { pageFromReferer } from '../../contact/page-from-referer.ts';
import type { PlainFormFacts } from '../../contact/spam-signs.ts';
import type { SubmissionOutcome } from '../../contact/submit-message.ts';
import { pageHeaders, type PageSettings } from '../content-policy.ts';
import { requestFault } from './answer-errors.ts';
import type { ContactService } from './contact-service.ts';
import { fromAnotherSite } from './from-another-site.ts';
import { readInlineHashes } from './inline-hashes.ts';
import type { ProblemPage, TypedFields } from './problem-page.ts';

export interface ContactFormDependencies {
  readonly contact: ContactService;
  readonly siteFolder: string;
  readonly siteUrl: URL | undefined;
  readonly pageSettings: PageSettings;
}

/**
 * The contact form without JavaScript. A stored message leads to `/message-sent` by 303, so that a
 * reload sends nothing twice; anything else is answered with the form again, nothing typed lost.
 */
export function contactFormRoute(dependencies: ContactFormDependencies): FastifyPluginAsync {
  const { contact, siteFolder, siteUrl, pageSettings } = dependencies;
  return async function registerContactForm(server) {
    server.removeAllContentTypeParsers();
    await server.register(formbody, { bodyLimit: formLimit, parser: formFields });
    const built = await builtPage(siteFolder, pageSettings);
    const errorHandler = refuseUnread(built);
    server.post(address, { errorHandler }, async (request, reply) => {
      const typed = typedFields(request.body);
      const ownHosts = [request.headers.host, siteUrl?.host];
      const page = pageFromReferer(request.headers.referer, ownHosts);
      const door = { kind: 'plain-form', facts: plainFormFacts(request, ownHosts) } as const;
      const outcome = await contact.submit({
        content: typed,
        page,
        door,
        address: request.ip,
      });
      return answer(reply, outcome, typed, built);
    });
    // Who opens the address of the answer again, from the history or by hand, gets a page too.
    server.get(address, (_request, reply) => reply.redirect('/', 303));
  };
}

const address = '/api/contact';

/**
 * In bytes. Larger than a callable's: a form writes a Chinese character in nine bytes where JSON
 * takes three, and a message of 10,000 of them is within the limits of the fields.
 */
const formLimit = 256 * 1024;

/** Reads the first fields and no more: a quarter of a megabyte of `&` would hold everybody up. */
function formFields(body: string) {
  return parse(body, '&', '=', { maxKeys: 50 });
}

/**
 * A body that was not read, because it is too large or no form: nothing typed is known, and only the
 * browser can bring it back.
 */
function refuseUnread(built: BuiltPage | undefined) {
  return function answerUnread(error: unknown, _request: FastifyRequest, reply: FastifyReply) {
    const status = requestFault(error);
    const why = status === undefined ? undefined : unreadSentences[status];
    if (status === undefined || why === undefined) throw error;
    const outcome = `${why} Your browser’s Back button brings back what you typed. You can also call us or write us an email.`;
    void sendProblem(reply.code(status), built, { typed: {}, outcome });
  };
}

const unreadSentences: Readonly<Record<number, string | undefined>> = {
  413: 'Your message is too long for this form and was not sent. Please send us the short version.',
  415: 'Your message was not sent: it came in a form that we cannot read.',
};

function answer(
  reply: FastifyReply,
  outcome: SubmissionOutcome,
  typed: TypedFields,
  built: BuiltPage | undefined,
) {
  switch (outcome.kind) {
    case 'stored':
      return reply.redirect('/message-sent', 303);
    case 'invalid':
      return sendProblem(reply.code(422), built, { typed, problems: outcome.problems });
    case 'unauthenticated': {
      const problem =
        'We could not tell that this was sent by a person. Please call us or write us an email.';
      return sendProblem(reply.code(401), built, { typed, outcome: problem });
    }
    case 'too-many': {
      const problem =
        'Too many messages have come from your connection in a short time, so that this one was not sent. What you typed is kept below: please try again in a few minutes, call us or write us an email.';
      void reply.code(429).header('retry-after', outcome.retryAfterSeconds);
      // Filling the site's page would cost more than what a flood is refused.
      return sendProblem(reply, undefined, { typed, outcome: problem });
    }
    case 'unavailable': {
      const problem =
        'Your message could not be sent just now. What you typed is kept below: please try again in a minute.';
      void reply.code(503).header('retry-after', outcome.retryAfterSeconds);
      return sendProblem(reply, built, { typed, outcome: problem });
    }
  }
}

/** The site's page for problems, as it was built; `undefined` where the site is not built. */
interface BuiltPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

async function builtPage(
  siteFolder: string,
  settings: PageSettings,
): Promise<BuiltPage | undefined> {
  const name = 'contact-problem.html';
  const html = await readFile(join(siteFolder, name), 'utf8').catch(() => undefined);
  const hashes = (await readInlineHashes(siteFolder))[name];
  if (html === undefined) return undefined;
  return { html, headers: hashes === undefined ? {} : pageHeaders(hashes, settings) };
}

/** The code that fills a page is loaded when it is needed, which is seldom: most send from a script. */
async function sendProblem(
  reply: FastifyReply,
  built: BuiltPage | undefined,
  problem: ProblemPage,
): Promise<FastifyReply> {
  void reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
  if (built === undefined) {
    const { plainProblemPage } = await import('./plain-problem-page.ts');
    return reply.send(plainProblemPage(address, problem));
  }
  void reply.headers(built.headers);
  const { problemPage } = await import('./problem-page.ts');
  return reply.send(problemPage(built.html, problem));
}

/** Beside the words: whether a program's hand shows. */
function plainFormFacts(
  { body, headers }: FastifyRequest,
  ownHosts: readonly (string | undefined)[],
): PlainFormFacts {
  const trap: unknown =
    typeof body === 'object' && body !== null ? Reflect.get(body, trapField) : undefined;
  return {
    trapFilled: typeof trap === 'string' && trap !== '',
    fromAnotherSite: fromAnotherSite(headers, ownHosts),
  };
}

function typedFields(body: unknown): TypedFields {
  const typed: Partial<Record<keyof TypedFields, string>> = {};
  for (const field of contactFields) {
    const value: unknown =
      typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined;
    if (typeof value === 'string') typed[field] = value;
  }
  return typed;
}
