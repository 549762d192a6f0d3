import type { IncomingMessage } from 'node:http';
import { StoreUnavailable } from '../../runtime/store-unavailable.ts';
import { plainLetters } from '../../http/plain-letters.ts';
import { jsonAnswer, type WireResponse } from '../../http/wire-response.ts';
import type { ContactService } from './contact-service.ts';
import type { LiveSite } from './load-site.ts';

/** Anybody may ask for `/healthz` and `/readyz`, so the store is asked at most once a second. */
export function answerHealth(
  contact: Pick<ContactService, 'checkWritable'>,
  site: Pick<LiveSite, 'current' | 'unreadable'>,
  stopping?: AbortSignal,
): (request: Pick<IncomingMessage, 'method' | 'url'>) => Promise<WireResponse> | undefined {
  let lastCheck: Promise<boolean> | undefined;
  const isWritable = () => {
    lastCheck ??= withinTimeout(contact.checkWritable()).finally(() => {
      setTimeout(() => (lastCheck = undefined), checkInterval).unref();
    });
    return lastCheck;
  };
  const alive = () => {
    const releases = { release: site.current().release, unreadable: site.unreadable() };
    return Promise.resolve(jsonAnswer(200, { status: 'alive', ...releases }));
  };
  const ready = async () => {
    if (stopping?.aborted === true) return jsonAnswer(503, { status: 'stopping' });
    if (await isWritable()) return jsonAnswer(200, { status: 'ready', store: 'writable' });
    return jsonAnswer(503, { status: 'unavailable', store: 'not writable' });
  };
  const answers = new Map(Object.entries({ '/healthz': alive, '/readyz': ready }));
  return ({ method = '', url = '' }) => {
    const [path = ''] = url.split('?');
    return ['GET', 'HEAD'].includes(method) ? answers.get(plainLetters(path))?.() : undefined;
  };
}

async function withinTimeout(check: Promise<void>): Promise<boolean> {
  const timeout = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), checkTimeout).unref();
  });
  return Promise.race([check.then(() => true), timeout]).catch((error: unknown) => {
    if (error instanceof StoreUnavailable) return false;
    throw error;
  });
}

const checkInterval = 1000;
const checkTimeout = 2000;
