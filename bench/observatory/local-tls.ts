import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer } from 'node:https';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface LocalTls {
  /** `host:port` */
  readonly site: string;
  /** The file of who vouches for it, for `NODE_EXTRA_CA_CERTS`. */
  readonly authority: string;
  readonly stop: () => void;
}

/**
 * Puts TLS in front of a host on this machine, as a proxy does where the site is live, with a
 * certificate made for it. `folder` keeps what was made. Throws where there is no openssl.
 */
export async function localTls(target: string, folder: string): Promise<LocalTls> {
  await makeCertificates(folder);
  const [key, cert] = await Promise.all([
    readFile(join(folder, 'host.key')),
    readFile(join(folder, 'host.pem')),
  ]);
  const server = createServer({ key, cert }, (incoming, outgoing) => {
    const headers = {
      ...incoming.headers,
      'x-forwarded-for': incoming.socket.remoteAddress,
      'x-forwarded-proto': 'https',
    };
    const asked = request(target + (incoming.url ?? '/'), { method: incoming.method, headers });
    asked.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    asked.on('error', () => outgoing.destroy());
    incoming.pipe(asked);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  return {
    site: `127.0.0.1:${address.port}`,
    authority: join(folder, 'authority.pem'),
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function makeCertificates(folder: string): Promise<void> {
  await writeFile(join(folder, 'extensions'), 'subjectAltName=IP:127.0.0.1\n');
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  await openssl(
    folder,
    ...['req', '-x509', ...newKey, '-days', '2', '-subj', '/CN=Local authority'],
    ...['-addext', 'basicConstraints=critical,CA:TRUE'],
    ...['-keyout', 'authority.key', '-out', 'authority.pem'],
  );
  await openssl(
    folder,
    ...['req', ...newKey, '-subj', '/CN=127.0.0.1', '-keyout', 'host.key', '-out', 'host.csr'],
  );
  await openssl(
    folder,
    ...['x509', '-req', '-in', 'host.csr', '-days', '2', '-extfile', 'extensions'],
    ...['-CA', 'authority.pem', '-CAkey', 'authority.key', '-CAcreateserial', '-out', 'host.pem'],
  );
}

async function openssl(folder: string, ...parameters: string[]): Promise<void> {
  try {
    await promisify(execFile)('openssl', parameters, { cwd: folder });
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!isMissing) throw error;
    throw new Error('openssl is needed to make a certificate, and is not on this machine', {
      cause: error,
    });
  }
}
