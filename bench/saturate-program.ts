/**
 * The process of `saturate`. It reads only as much of HTTP as it must: autocannon is several times slower than the
 * servers, so it would measure itself.
 */
import { once } from 'node:events';
import { connect } from 'node:net';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { pagePaths } from './load.ts';

const [{ url, seconds }] = (await once(process, 'message')) as [{ url: string; seconds: number }];
const { hostname, port } = new URL(url);
const requests = pagePaths.map(
  (path) => `GET ${path} HTTP/1.1\r\nhost: ${hostname}\r\naccept-encoding: gzip\r\n\r\n`,
);
let pages = 0;

for (let connection = 0; connection < 50; connection += 1) openConnection();
await sleep(seconds * 1000);
process.send?.(pages, () => process.exit());

function openConnection(): void {
  const buffer = Buffer.allocUnsafe(65_536);
  /** Bytes of the answer that are still to come. */
  let missing = 0;
  const onRead = (size: number) => {
    missing += (missing === 0 ? answerLength(buffer) : 0) - size;
    if (missing === 0) {
      pages += 1;
      request();
    }
    return true;
  };
  const socket = connect({
    host: hostname,
    port: Number(port),
    onread: { buffer, callback: onRead },
  });
  const request = () => socket.write(requests[pages % requests.length] ?? '');
  socket.once('connect', request);
}

/** Returns the length of an answer with its headers, which come in one piece. */
function answerLength(buffer: Buffer): number {
  const head = buffer.toString('latin1', 0, 4096);
  const end = head.indexOf('\r\n\r\n');
  const length = /^HTTP\/1\.1 200 [^]*?\r\ncontent-length: (\d+)/i.exec(head.slice(0, end))?.[1];
  if (length === undefined) throw new Error(`Not a page: ${head.slice(0, end)}`);
  return end + 4 + Number(length);
}
