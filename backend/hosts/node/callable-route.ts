import type { FastifyPluginCallback } from 'fastify';
import { callableBodyLimit } from '#contract/callable.ts';
import type { AnswerRequest } from '../../callable/wire-request.ts';
import { wireRoute } from './wire-route.ts';

/** A callable at `path`, which answers every method: its errors stay in the callable's own shape. */
export function callableRoute(path: string, answer: AnswerRequest): FastifyPluginCallback {
  const method = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'];
  return wireRoute({ method, path, bodyLimit: callableBodyLimit, answer });
}
