import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#test/fixtures/free-port.ts';
import { cpuTime } from './cpu-time.ts';
import type { Host } from './host.ts';

/**
 * Starts nginx, where it is installed, with the built site and its gzip files. It is one process, set up for
 * speed: open files are cached, nothing is logged.
 */
export async function startNginx(): Promise<Pick<Host, 'url' | 'cpuTime' | 'stop'> | undefined> {
  if (spawnSync('nginx', ['-v'], { env }).error !== undefined) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configuration(folder, port));
  const nginx = spawn('nginx', ['-c', file, '-e', 'stderr'], { env, stdio: 'inherit' });
  process.once('exit', () => nginx.kill('SIGKILL'));
  const url = `http://127.0.0.1:${port}`;
  while ((await fetch(url).catch(() => undefined)) === undefined) await sleep(50);
  return {
    url,
    cpuTime: () => cpuTime(nginx.pid),
    async stop() {
      const exit = once(nginx, 'exit');
      nginx.kill('SIGTERM');
      await exit;
      await rm(folder, { recursive: true });
    },
  };
}

/** Debian has it where only root looks. */
const env = { ...process.env, PATH: [process.env.PATH, '/usr/sbin'].join(delimiter) };

function configuration(folder: string, port: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
    daemon off;
    master_process off;
    pid ${folder}/pid;
    events { worker_connections 512; }
    http {
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
      types { text/html html; text/css css; application/javascript js; image/svg+xml svg; }
      access_log off;
      sendfile on;
      tcp_nopush on;
      keepalive_requests 10000000;
      open_file_cache max=1000;
      gzip_static on;
      server {
        listen 127.0.0.1:${port};
        root ${resolve('dist')};
        index index.html;
        location / { try_files $uri $uri.html $uri/ =404; }
      }
    }
  `;
}
