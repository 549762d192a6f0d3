import type { IncomingHttpHeaders } from 'node:http';
import type { WireHeaders } from './wire-request.ts';

/** The headers of a request as Node.js has them, in small notifications. */
export function wireHeaders(headers: IncomingHttpHeaders): WireHeaders {
  return {
    get(name) {
      const value = headers[name.toLowerCase()] ?? null;
      return Array.isArray(value) ? value.join(', ') : value;
    },
  };
}
