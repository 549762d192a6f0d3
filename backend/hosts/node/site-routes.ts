import { relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { challengeAddress, tokenAddress } from '#contract/app-check.ts';
import type { BuildManifest } from '#contract/build-manifest.ts';
import { emailMessageFunction } from '#contract/callable.ts';
import { eventsAddress } from '#contract/event-batch.ts';
import { contactFormAddress } from '#contract/plain-form.ts';
import { pageHeaders, type PageSettings } from '../../http/content-policy.ts';
import { fileHeaders } from '../../http/file-headers.ts';
import { callFailure } from '../../http/call-failure.ts';
import type { Config } from '../../settings/config.ts';
import { sitePath } from './site-path.ts';

/**
 * The built site: static files with their compressed siblings, one address per page, and the 404
 * page for everything else.
 */
export function siteRoutes(
  folder: string,
  inlineHashes: BuildManifest['inlineHashes'],
  settings: PageSettings & Pick<Config, 'siteUrl'>,
): FastifyPluginAsync {
  return async function registerSite(server) {
    await server.register(fastifyStatic, {
      root: folder,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      suppressWarning: true,
      setHeaders(reply, file) {
        const name = siteFile(folder, file);
        void reply.header('cache-control', cacheRule(file));
        void reply.headers(fileHeaders(name, settings.siteUrl));
        const hashes = inlineHashes[name];
        if (hashes) void reply.headers(pageHeaders(hashes, settings));
      },
    });
    server.get('/*', (request, reply) => {
      const [path = '', ...query] = request.url.split('?');
      const found = sitePath(path);
      switch (found.kind) {
        case 'file':
          void reply.sendFile(found.file, sendOptions);
          break;
        case 'redirect':
          void reply.redirect([found.to, ...query].join('?'), 308);
          break;
        case 'unknown':
          reply.callNotFound();
      }
    });
    server.setNotFoundHandler(answerUnknown);
  };
}

/** The path of a file within the site, by which the build has noted it; of its compressed sibling too. */
function siteFile(folder: string, file: string): string {
  return relative(folder, file)
    .replace(/\.(?:br|gz)$/, '')
    .split(sep)
    .join('/');
}

/**
 * Astro names the files in `_astro/` after what is in them: a change is another name. The 404 page
 * is sent under addresses that may come to be.
 */
export function cacheRule(file: string): string {
  if (/[/\\]404\.html(?:\.br|\.gz)?$/.test(file)) return 'no-store';
  return file.includes('/_astro/') ? 'public, max-age=31536000, immutable' : pageCacheRule;
}

/** How much of an answer that nobody reads is held, in bytes: a quarter of what it would be otherwise. */
const sendOptions = { cacheControl: false, highWaterMark: 16 * 1024 };

/** A page is kept, and asked for again each time: whoever has it is told so in a few bytes. */
export const pageCacheRule = 'public, max-age=0, must-revalidate';

/** What no route took: an address that is none, or a method that its address does not take. */
function answerUnknown(request: FastifyRequest, reply: FastifyReply): void {
  const [path = ''] = request.url.split('?');
  const isFunction = path.startsWith('/api/');
  const allowed = isFunction ? functionMethods[path] : pageMethods;
  void reply.header('cache-control', 'no-store');
  if (allowed !== undefined && !allowed.split(', ').includes(request.method)) {
    void reply.code(405).header('allow', allowed);
    if (isFunction) void reply.send(callFailure('INVALID_ARGUMENT', 'Method Not Allowed'));
    else void reply.type('text/plain; charset=utf-8').send('This address can only be read.\n');
    return;
  }
  void reply.code(404);
  if (isFunction) void reply.send(callFailure('NOT_FOUND', 'Not Found'));
  else
    void reply.sendFile('404.html', {
      ...sendOptions,
      etag: false,
      lastModified: false,
      acceptRanges: false,
    });
}

const pageMethods = 'GET, HEAD';

/** For the methods that their routes do not see, such as PROPFIND. */
const functionMethods: Readonly<Record<string, string | undefined>> = {
  [`/api/${emailMessageFunction}`]: 'POST',
  [contactFormAddress]: 'GET, HEAD, POST',
  [challengeAddress]: 'GET, HEAD',
  [tokenAddress]: 'POST',
  [eventsAddress]: 'POST',
};
