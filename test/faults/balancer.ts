import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { listen } from '#backend/hosts/node/server.ts';

interface Balancer {
  readonly origin: string;
  /** Sends requests to this server too, while it is ready. */
  readonly add: (origin: string) => void;
  /** How many servers are ready. */
  readonly ready: () => number;
}

/**
 * Starts a load balancer until the test is over. It asks `/readyz` several times a second, sends each
 * request to the next ready server over kept-alive connections, and tries another server only if one
 * refuses the connection.
 */
export async function startBalancer(): Promise<Balancer> {
  const isReady = new Map<string, boolean>();
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  async function look(origin: string): Promise<void> {
    const answer = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(1000) }).catch(
      () => undefined,
    );
    await answer?.body?.cancel();
    isReady.set(origin, answer?.status === 200);
  }
  const looks = setInterval(() => {
    for (const origin of isReady.keys()) void look(origin);
  }, lookEvery);

  async function pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await buffer(asked);
    const ready = [...isReady].filter(([, is]) => is).map(([origin]) => origin);
    turn += 1;
    const inTurn = ready.map((_, place) => ready[(turn + place) % ready.length] ?? '');
    for (const origin of inTurn) {
      try {
        const got = await forward(origin, asked, body, agent);
        const bytes = await buffer(got);
        answer.writeHead(got.statusCode ?? 502, keepEndToEnd(got)).end(bytes);
        return;
      } catch (error) {
        if (!isRefused(error)) break;
        isReady.set(origin, false);
      }
    }
    answer.writeHead(502).end();
  }

  const server = createServer((asked, answer) => void pass(asked, answer));
  const origin = await listen(server, { host: '127.0.0.1', port: 0 });
  onTestFinished(() => {
    clearInterval(looks);
    server.closeAllConnections();
    server.close();
    agent.destroy();
  });
  return {
    origin,
    add: (origin) => void isReady.set(origin, false),
    ready: () => [...isReady.values()].filter(Boolean).length,
  };
}

/** In milliseconds: often enough for the shortest drain that can be set. */
const lookEvery = 100;

function forward(
  origin: string,
  asked: IncomingMessage,
  body: Buffer,
  agent: Agent,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { method = 'GET', url = '/' } = asked;
    const headers = { ...keepEndToEnd(asked), 'content-length': body.length };
    const asking = request(origin + url, { method, agent, headers });
    asking.once('response', resolve).once('error', reject);
    asking.end(body);
  });
}

/** The headers without those of one connection. */
function keepEndToEnd({ headers }: IncomingMessage) {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !/^(?:connection|transfer-encoding)$/.test(name)),
  );
}

function isRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
}
