import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyPluginAsync } from 'fastify';
import { pageHeaders } from '../../http/content-policy.ts';
import { readInlineHashes } from '../../settings/inline-hashes.ts';
import { privacyFacts, type PrivacySettings } from '../../settings/privacy-facts.ts';
import { privacyFile, readPrivacyTemplate } from '../../settings/privacy-template.ts';
import { pageCacheControl } from '../../http/file-headers.ts';

/**
 * The privacy page, true under the settings that this host was started with, whatever those of the
 * build were. Where the build has left no template, the page is a file of the site like any other.
 */
export function privacyRoute(siteFolder: string, settings: PrivacySettings): FastifyPluginAsync {
  return async function registerPrivacy(server) {
    const template = await readPrivacyTemplate(siteFolder);
    if (template === undefined) return;
    const hashes = (await readInlineHashes(siteFolder))[privacyFile];
    let filled: Promise<FilledPage> | undefined;
    server.get('/privacy', async (request, reply) => {
      filled ??= filledPage(template, settings);
      const { etag, plain, br, gz } = await filled;
      void reply.headers({ etag, 'cache-control': pageCacheControl, vary: 'accept-encoding' });
      if (hashes) void reply.headers(pageHeaders(hashes, settings));
      if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
      void reply.type('text/html; charset=utf-8');
      const accepted = request.headers['accept-encoding'];
      if (takes(accepted, 'br')) return reply.header('content-encoding', 'br').send(br);
      if (takes(accepted, 'gzip')) return reply.header('content-encoding', 'gzip').send(gz);
      return reply.send(plain);
    });
  };
}

interface FilledPage {
  /** Weak, since it is one for every encoding. */
  readonly etag: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gz: Buffer;
}

/** Made once, for the first who asks: a start need not wait for it, nor carry what makes it. */
async function filledPage(template: string, settings: PrivacySettings): Promise<FilledPage> {
  const { privacyPage } = await import('../../http/privacy-page.ts');
  const plain = Buffer.from(privacyPage(template, privacyFacts(settings)));
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(plain),
    promisify(gzip)(plain, { level: 9 }),
  ]);
  return { etag: `W/"${createHash('sha256').update(plain).digest('base64url')}"`, plain, br, gz };
}

/** https://www.rfc-editor.org/rfc/rfc9110#name-if-none-match */
function isKnown(known: string | undefined, etag: string): boolean {
  const tags = known?.split(',').map((tag) => tag.trim()) ?? [];
  return tags.includes('*') || tags.includes(etag);
}

/** Whether a browser takes this encoding: it names it, and not to refuse it. */
function takes(accepted: string | undefined, encoding: string): boolean {
  return (accepted?.split(',') ?? []).some((each) => {
    const [name = '', ...parameters] = each.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}
