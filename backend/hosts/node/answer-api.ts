import type { IncomingMessage } from 'node:http';
import { challengeAddress, tokenAddress } from '#contract/app-check.ts';
import { emailMessageFunction, functionsRegion } from '#contract/callable.ts';
import { eventsAddress } from '#contract/event-batch.ts';
import { contactFormAddress } from '#contract/plain-form.ts';
import { eventCounter } from '../../analytics/event-counter.ts';
import type { Log } from '../../runtime/log.ts';
import { appCheckEndpoints } from '../../http/app-check-endpoints.ts';
import type { BodyBudget } from '../../http/body-budget.ts';
import { callable } from '../../http/callable.ts';
import { contactFormEndpoint } from '../../http/contact-form-endpoint.ts';
import { corsHeaders } from '../../http/cors-headers.ts';
import { emailMessage } from '../../http/email-message.ts';
import { runEndpoint, type Endpoint } from '../../http/endpoint.ts';
import { eventsEndpoint } from '../../http/events-endpoint.ts';
import { failure } from '../../http/json-answer.ts';
import type { WireResponse } from '../../http/wire-response.ts';
import { readBody } from '../../http/read-body.ts';
import { clientAddress, wireHeaders, type RequestHead } from '../../http/request-head.ts';
import { addressGroups } from '../../limits/address-groups.ts';
import type { Config } from '../../settings/config.ts';
import type { ContactService } from './contact-service.ts';
import type { LiveSite } from './live-site.ts';
import type { Site } from './load-site.ts';
import { requestLog, sampleLines } from './program-log.ts';

/** The endpoints of the host, by their address. */
type ApiEndpoints = Pick<ReadonlyMap<string, Endpoint>, 'get'>;

export interface ApiDependencies {
  readonly contact: ContactService;
  readonly liveSite: LiveSite;
  readonly config: Config;
  readonly log: Log;
}

export function apiEndpoints(dependencies: ApiDependencies): ApiEndpoints {
  const { contact, liveSite, config, log } = dependencies;
  const { submit, limits, proofOfWork, counting } = contact;
  const { siteUrl, functionsUrl } = config;
  const site = { siteHost: siteUrl?.host, siteOrigin: siteUrl?.origin };
  const count = eventCounter({ ...counting, screens: () => liveSite.current().screens });
  const endpoints = new Map([
    [`/api/${emailMessageFunction}`, callable(emailMessage(submit, site.siteHost), limits)],
    [eventsAddress, eventsEndpoint({ count, limits, ...site, log })],
  ]);
  if (proofOfWork !== undefined) {
    const { challenge, token } = appCheckEndpoints(proofOfWork, limits, site.siteOrigin);
    endpoints.set(challengeAddress, challenge).set(tokenAddress, token);
  }

  const forms = new WeakMap<Site, Endpoint>();
  /** The contact form with the page of the current release. */
  function contactForm(): Endpoint | undefined {
    const release = liveSite.current();
    const builtPage = release.problemPage;
    // Only while developing without a build.
    if (builtPage === undefined) return undefined;
    const form =
      forms.get(release) ??
      contactFormEndpoint({ submit, limits, ...site, functionsUrl, builtPage });
    forms.set(release, form);
    return form;
  }
  return { get: (path) => (path === contactFormAddress ? contactForm() : endpoints.get(path)) };
}

export interface ApiHost {
  readonly log: Log;
  readonly siteUrl: URL | undefined;
  /** For the bodies of all requests. */
  readonly budget: BodyBudget;
  /** How long a whole body may take, in milliseconds. */
  readonly bodyTimeout: number;
  /** Whether an address is that of a trusted proxy. */
  readonly isProxy: (address: string) => boolean;
  /**
   * Also answers where the functions emulator of the platform does, to pages of any origin: for a site
   * that is served from another port while it is developed.
   */
  readonly isEmulator?: boolean | undefined;
}

/**
 * Answers requests to `/api`. Returns `undefined` for any other address, and a promise of `undefined` if the
 * client is gone.
 */
export function answerApi(
  endpoints: ApiEndpoints,
  host: ApiHost,
): (request: IncomingMessage, id: string) => Promise<WireResponse | undefined> | undefined {
  const { log, siteUrl, budget, bodyTimeout, isProxy, isEmulator = false } = host;
  const isLogged = sampleLines(log);

  return (request, id) => {
    const path = apiPath(request.url ?? '', isEmulator);
    return path.startsWith('/api/') ? answer(request, path, id) : undefined;
  };

  async function answer(
    request: IncomingMessage,
    path: string,
    id: string,
  ): Promise<WireResponse | undefined> {
    const started = performance.now();
    const endpoint = endpoints.get(path);
    const head = { method: request.method ?? '', headers: wireHeaders(request.headers) };
    const origin = isEmulator ? URL.parse(head.headers.get('origin') ?? '') : siteUrl;
    const cors = corsHeaders(head, origin ?? undefined);
    const response =
      cors.preflight ??
      (endpoint === undefined ? notFound : await respond(endpoint, request, head, id));
    if (response === undefined) return undefined;
    const { status, headers, body } = response;
    // Every page view sends events: their lines would bury all others.
    const isCounted = path === eventsAddress && status === 204;
    if (!isCounted && isLogged()) {
      // Never the path itself, which a stranger may have written.
      const route = endpoint === undefined ? '/api/*' : path;
      const milliseconds = Math.round(performance.now() - started);
      const facts = { method: head.method, route, status, milliseconds };
      requestLog(log, id).info(facts, 'answered');
    }
    const own = { 'x-request-id': id, ...cors.headers };
    return { status, headers: { ...own, ...headers }, body };
  }

  async function respond(
    endpoint: Endpoint,
    request: IncomingMessage,
    head: RequestHead,
    id: string,
  ): Promise<WireResponse | undefined> {
    // A connection that is already closed has no address any more.
    const address = clientAddress(head.headers, request.socket.remoteAddress ?? '', isProxy);
    const hold = budget.open(addressGroups(address).client);
    if (hold === undefined) return endpoint.refuse(429, floodRetrySeconds);
    const declared = Number(head.headers.get('content-length') ?? NaN);
    const length = Number.isFinite(declared) ? declared : undefined;
    const read = (bytes: number) =>
      readBody(request, { bytes, timeout: bodyTimeout, length, hold });
    try {
      return await runEndpoint(endpoint, { head, address, readBody: read }, requestLog(log, id));
    } finally {
      hold.close();
    }
  }
}

const notFound = failure('NOT_FOUND', 'Not Found');

/** Only a client that floods the server has too many requests in flight. */
const floodRetrySeconds = 10;

function apiPath(url: string, isEmulator: boolean): string {
  const [path = ''] = url.split('?');
  return isEmulator ? path.replace(emulatorPath, '/api/') : path;
}

/** `/<project>/us-central1/`, as the functions emulator of the platform has it. */
const emulatorPath = new RegExp(`^/[^/]+/${functionsRegion}/`);
