import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { formLimit } from '#backend/http/contact-form-endpoint.ts';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { serverClock } from './server-clock.ts';
import { startServer } from './server-process.ts';
import { callingVisitor, formVisitor } from './visitor.ts';

test('2,000 unfinished bodies, then thousands of requests on one connection, take less than 400 MB, and visitors get answers', async () => {
  const options = { dataDir: await temporaryFolder(), clock: await serverClock() };
  const server = await startServer(options);
  const origin = await server.origin;
  const port = Number(new URL(origin).port);
  const sockets: Socket[] = [];
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
  // Through a trusted proxy, which adds the addresses of the clients.
  for (let n = 0; n < 2000; n++) sockets.push(holdForm(port, `10.${n >> 8}.${n % 256}.1`));
  while (sockets.some(({ writableLength, destroyed }) => writableLength > 0 && !destroyed)) {
    await sleep(50);
    expect((await fetch(origin)).status).toBe(200);
  }

  const page = await fetch(origin);
  expect([page.status, (await page.text()).length > 1000]).toEqual([200, true]);
  let sent = 0;
  for (const visitor of [formVisitor(), callingVisitor()]) {
    sent += 1;
    const message = { ...completeMessage, message: `Message ${sent} beside held bodies` };
    expect(await visitor.send(origin, message)).toMatchObject({ kind: 'acknowledged' });
  }
  // Some are still unfinished.
  expect(sockets.filter(({ closed }) => !closed).length).toBeGreaterThan(20);
  // The bound of docs/operating.md. The systemd unit allows 512 MB.
  expect(peakMegabytes(server.pid)).toBeLessThan(400);

  const request = 'GET /about HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n';
  for (let n = 0; n < 4; n++) {
    const socket = connect({ port, host: '127.0.0.1' });
    sockets.push(socket.on('error', () => undefined).pause());
    socket.write(request.repeat(1700));
  }
  for (let n = 0; n < 50; n++) expect((await fetch(origin)).status).toBe(200);
  expect(peakMegabytes(server.pid)).toBeLessThan(400);
});

/** Sends a form of the largest size except for its last byte, and waits. */
function holdForm(port: number, client: string): Socket {
  const socket = connect({ port, host: '127.0.0.1' });
  // The server closes some of them.
  socket.on('error', () => undefined).resume();
  socket.write(
    [
      'POST /api/contact HTTP/1.1',
      'Host: 127.0.0.1',
      'Content-Type: application/x-www-form-urlencoded',
      `X-Forwarded-For: ${client}`,
      `Content-Length: ${formLimit}`,
      '',
      'name='.padEnd(formLimit - 1, 'x'),
    ].join('\r\n'),
  );
  return socket;
}

function peakMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}
