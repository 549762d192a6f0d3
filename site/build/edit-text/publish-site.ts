import { spawn } from 'node:child_process';
import type { ServerResponse } from 'node:http';
import process from 'node:process';

let isPublishing = false;

/** Runs `npm run publish` and answers with its lines as they come, and at the end with whether it worked. */
export function publishSite(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' });
  if (isPublishing) return void response.end('The site is being published already.\n');
  isPublishing = true;
  // Astro has set it for pages in development, and the build would take it over.
  const env = { ...process.env, NODE_ENV: undefined };
  const npm = spawn('npm', ['run', '--silent', 'publish'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // It goes on without the page that asked for it.
  const show = (part: Buffer | string) => response.destroyed || response.write(part);
  for (const output of [npm.stdout, npm.stderr]) output.on('data', show);
  npm.once('error', ({ message }) => show(`npm did not start: ${message}\n`));
  npm.once('close', (code) => {
    isPublishing = false;
    response.end(code === 0 ? 'Published.\n' : 'Not published. The lines above say why.\n');
  });
}
