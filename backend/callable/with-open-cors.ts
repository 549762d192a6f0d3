import type { AnswerRequest, WireHeaders, WireResponse } from './wire-request.ts';

/**
 * Lets pages of any origin call, as `onCall` does: a callable goes by its tokens, not by cookies.
 * Needed only where site and functions have different origins.
 */
export function withOpenCors(answer: AnswerRequest): AnswerRequest {
  return async function answerAnyOrigin(request, address) {
    const origin = request.headers.get('origin');
    const response =
      request.method === 'OPTIONS' ? preflight(request.headers) : await answer(request, address);
    const { vary } = response.headers;
    const headers = {
      ...response.headers,
      ...(origin !== null && { 'access-control-allow-origin': origin }),
      vary: vary === undefined ? 'Origin' : `${vary}, Origin`,
    };
    return { ...response, headers };
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
