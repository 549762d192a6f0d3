import type { AnswerRequest } from './callable.ts';

/**
 * Lets pages of any origin call, as `onCall` does: a callable goes by its tokens, not by cookies.
 * Needed only where site and functions have different origins.
 */
export function withOpenCors(answer: AnswerRequest): AnswerRequest {
  return async function answerAnyOrigin(request, address) {
    const origin = request.headers.get('origin');
    const response =
      request.method === 'OPTIONS' ? preflight(request) : await answer(request, address);
    if (origin !== null) response.headers.set('access-control-allow-origin', origin);
    response.headers.append('vary', 'Origin');
    return response;
  };
}

function preflight(request: Request): Response {
  const headers = new Headers({ 'access-control-allow-methods': 'POST' });
  const asked = request.headers.get('access-control-request-headers');
  if (asked !== null) {
    headers.set('access-control-allow-headers', asked);
    headers.append('vary', 'Access-Control-Request-Headers');
  }
  return new Response(null, { status: 204, headers });
}
