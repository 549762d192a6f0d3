import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { contentType } from '#backend/hosts/node/content-type.ts';
import { fileHeaders } from '#backend/http/file-headers.ts';

export interface StaticServer {
  readonly url: string;
  readonly stop: () => void;
}

/**
 * Serves files from memory by a bare `node:http` handler, compressed and cached as those of this site.
 * `about.html` and `about/index.html` are at `/about`.
 *
 * @param files By path, such as `_astro/page.js`.
 */
export async function startStaticServer(files: ReadonlyMap<string, Buffer>): Promise<StaticServer> {
  const answers = new Map(
    [...files].map(([name, body]) => [pathOf(name), answerWith(name, body)] as const),
  );
  const server = createServer((request, response) => {
    const [path = '/'] = (request.url ?? '').split('?');
    const answer = answers.get(path === '/' ? path : path.replace(/\/$/, ''));
    response.writeHead(answer === undefined ? 404 : 200, answer?.headers).end(answer?.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function pathOf(name: string): string {
  return `/${name}`.replace(/(?:\/index)?\.html$/, '') || '/';
}

function answerWith(name: string, body: Buffer) {
  const headers = { 'content-type': contentType(name), ...fileHeaders(name, undefined) };
  if (!/text|javascript|svg|json|xml/.test(headers['content-type'])) return { headers, body };
  return { headers: { ...headers, 'content-encoding': 'br' }, body: brotliCompressSync(body) };
}
