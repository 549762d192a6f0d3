import type { FastifyPluginCallback } from 'fastify';
import type { Endpoint } from '../../http/endpoint.ts';
import type { AddEndpoint } from './endpoint-route.ts';

/** A callable at `path`, which answers every method: its errors stay in the callable's own shape. */
export function callableRoute(
  path: string,
  endpoint: Endpoint,
  addEndpoint: AddEndpoint,
): FastifyPluginCallback {
  return addEndpoint(['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'], path, endpoint);
}
