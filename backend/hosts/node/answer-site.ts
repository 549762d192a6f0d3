import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { byteRange } from '../../http/byte-range.ts';
import { textAnswer, uncached, type WireResponse } from '../../http/wire-response.ts';
import type { LiveSite, SiteFile } from './load-site.ts';
import { sitePath } from './site-path.ts';

export function answerSite(site: LiveSite): (request: IncomingMessage) => WireResponse {
  return (request) => {
    const { method = '', url = '', headers } = request;
    if (method !== 'GET' && method !== 'HEAD') return readOnly;
    const [path = '', ...query] = url.split('?');
    const found = sitePath(path, site.current().movedPages);
    if (found && 'to' in found) {
      return { status: found.status, headers: { location: withQuery(found.to, query) }, body: '' };
    }
    const file = found && site.find(found.file);
    if (file === undefined) return notFound(site, headers);
    if (isKnown(file, headers['if-none-match'])) {
      return { status: 304, headers: file.plain.headers, body: '' };
    }
    // Only videos and the like are not compressed, and have ranges worth asking for.
    return file.br === undefined ? byteRange(file.plain, request) : inEncoding(file, headers);
  };
}

const readOnly = textAnswer(405, 'This address can only be read.', {
  allow: 'GET, HEAD',
  ...uncached,
});

/** Campaigns are counted by the query, so it stays, before a `#`. */
function withQuery(to: string, query: readonly string[]): string {
  const [page = '', ...part] = to.split('#');
  return [[page, ...query].join('?'), ...part].join('#');
}

function isKnown({ etag }: SiteFile, known: string | undefined): boolean {
  const isSame = (tag: string) => tag === '*' || tag === etag || `W/${tag}` === etag;
  return known?.split(',').some((tag) => isSame(tag.trim())) === true;
}

function notFound(site: LiveSite, asked: IncomingHttpHeaders): WireResponse {
  const page = site.find('404.html');
  if (page === undefined) return textAnswer(404, 'Nothing is at this address.', uncached);
  return { ...inEncoding(page, asked), status: 404 };
}

/** Returns the copy of a file that its request accepts, the smallest first. */
function inEncoding({ br, gzip, plain }: SiteFile, asked: IncomingHttpHeaders): WireResponse {
  const accepted = asked['accept-encoding']?.toLowerCase().split(',');
  const weights = new Map(accepted?.map(weightedCoding));
  const isAccepted = (coding: string) => (weights.get(coding) ?? weights.get('*') ?? 0) > 0;
  return (isAccepted('br') ? br : undefined) ?? (isAccepted('gzip') ? gzip : undefined) ?? plain;
}

function weightedCoding(text: string): [coding: string, weight: number] {
  const [coding = '', ...parameters] = text.split(';').map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  return [coding, weight === undefined ? 1 : Number(weight.slice(2))];
}
