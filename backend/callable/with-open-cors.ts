import type { Endpoint } from '../http/endpoint.ts';
import type { WireHeaders, WireResponse } from '../http/wire-request.ts';

/**
 * Lets pages of any origin call, as `onCall` does: a callable goes by its tokens, not by cookies.
 * Needed only where site and functions have different origins.
 */
export function withOpenCors(endpoint: Endpoint): Endpoint {
  const opened = (headers: WireHeaders, response: WireResponse): WireResponse => {
    const origin = headers.get('origin');
    const { vary } = response.headers;
    return {
      ...response,
      headers: {
        ...response.headers,
        ...(origin !== null && { 'access-control-allow-origin': origin }),
        vary: vary === undefined ? 'Origin' : `${vary}, Origin`,
      },
    };
  };
  return {
    ...endpoint,
    async admit(head, address) {
      const { method, headers } = head;
      if (method === 'OPTIONS') return opened(headers, preflight(headers));
      const refusal = await endpoint.admit(head, address);
      return refusal && opened(headers, refusal);
    },
    async answer(request, address) {
      const response = await endpoint.answer(request, address);
      return response && opened(request.headers, response);
    },
  };
}

function preflight(headers: WireHeaders): WireResponse {
  const asked = headers.get('access-control-request-headers');
  return {
    status: 204,
    headers: {
      'access-control-allow-methods': 'POST',
      ...(asked !== null && {
        'access-control-allow-headers': asked,
        vary: 'Access-Control-Request-Headers',
      }),
    },
    body: '',
  };
}
