import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { sitePath } from './site-path.ts';

/**
 * The built site: static files with their compressed siblings, one address per page, and the 404
 * page for everything else.
 */
export function siteRoutes(folder: string): FastifyPluginAsync {
  return async function registerSite(server) {
    await server.register(fastifyStatic, {
      root: folder,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      suppressWarning: true,
      setHeaders: (reply, file) => void reply.header('cache-control', cacheRule(file)),
    });
    server.get('/*', (request, reply) => {
      const [path = '', ...query] = request.url.split('?');
      const found = sitePath(path);
      switch (found.kind) {
        case 'file':
          return reply.sendFile(found.file);
        case 'redirect':
          return reply.redirect([found.to, ...query].join('?'), 308);
        case 'unknown':
          reply.callNotFound();
          return reply;
      }
    });
    server.setNotFoundHandler((request, reply) => notFound(folder, request, reply));
  };
}

/** Astro names the files in `_astro/` after what is in them: a change is another name. */
function cacheRule(file: string): string {
  return file.includes('/_astro/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate';
}

async function notFound(folder: string, request: FastifyRequest, reply: FastifyReply) {
  reply.code(404).header('cache-control', 'no-store');
  if (request.url.startsWith('/api/')) {
    return reply.send({ error: { message: 'Not Found', status: 'NOT_FOUND' } });
  }
  const page = await readFile(join(folder, '404.html')).catch(() => 'Not found\n');
  const type = typeof page === 'string' ? 'text/plain' : 'text/html';
  return reply.type(`${type}; charset=utf-8`).send(page);
}
