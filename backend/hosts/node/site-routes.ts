import { relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { movedPages } from '#contract/moved-pages.ts';
import { uncached } from '../../http/wire-response.ts';
import { pageHeaders } from '../../http/page-headers.ts';
import { fileHeaders } from '../../http/file-headers.ts';
import type { PageSettings } from '../../settings/config.ts';
import { readBuildManifest } from '../../settings/build-manifest.ts';
import { sitePath } from './site-path.ts';

/**
 * Serves the built site: static files and their compressed copies, one address per page, and the 404 page
 * for everything else.
 */
export async function siteRoutes(
  server: FastifyInstance,
  folder: string,
  settings: PageSettings,
): Promise<void> {
  const manifest = readBuildManifest(folder);
  const inlineHashes = manifest?.inlineHashes ?? {};
  const moved = manifest === undefined ? {} : movedPages(manifest.content);
  await server.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    suppressWarning: true,
    setHeaders(reply, path) {
      const file = fileOfSite(folder, path);
      const hashes = inlineHashes[file];
      void reply.headers(fileHeaders(file, settings.siteUrl));
      if (hashes) void reply.headers(pageHeaders(hashes, settings));
    },
  });
  server.get('/*', (request, reply) => {
    const [path = '', ...query] = request.url.split('?');
    const found = sitePath(path, moved);
    switch (found.kind) {
      case 'file':
        void reply.sendFile(found.file, sendOptions);
        break;
      case 'redirect':
        void reply.redirect([found.to, ...query].join('?'), 308);
        break;
      case 'moved':
        void reply.redirect(found.to, 301);
        break;
      case 'unknown':
        reply.callNotFound();
    }
  });
  server.setNotFoundHandler(answerUnknown);
}

/** Returns the path of a file within the site, with `/` between its parts; of a compressed copy too. */
function fileOfSite(folder: string, path: string): string {
  return relative(folder, path)
    .replace(/\.(?:br|gz)$/, '')
    .split(sep)
    .join('/');
}

/** Buffers 16 KB, not 64 KB, of an answer that its client does not read. */
const sendOptions = { cacheControl: false, highWaterMark: 16 * 1024 };

/** Answers an unknown address, or a method that no page takes. */
function answerUnknown(request: FastifyRequest, reply: FastifyReply): void {
  void reply.headers(uncached);
  if (!['GET', 'HEAD'].includes(request.method)) {
    void reply.code(405).header('allow', 'GET, HEAD').type('text/plain; charset=utf-8');
    void reply.send('This address can only be read.\n');
    return;
  }
  const always = { etag: false, lastModified: false, acceptRanges: false };
  void reply.code(404).sendFile('404.html', { ...sendOptions, ...always });
}
