import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '#test/fixtures/free-port.ts';
import { openServer } from '#test/fixtures/open-server.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { caddyfile } from './static-headers/caddyfile.ts';
import { nginxServer } from './static-headers/nginx-server.ts';
import { staticSite } from './static-headers/site-files.ts';

/** The command that serves the site in `root` on a port, by the configuration that the build writes. */
type Command = (
  site: Awaited<ReturnType<typeof staticSite>>,
  root: string,
  port: number,
) => Promise<readonly string[]>;

const servers: Readonly<Record<string, Command>> = {
  async nginx(site, root, port) {
    const folder = await temporaryFolder();
    const server = nginxServer(site)
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('root /srv/site/dist;', `root ${root};`);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const paths = temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n');
    await writeFile(
      join(folder, 'nginx.conf'),
      `daemon off; master_process off; pid ${folder}/pid; error_log stderr;
      events {} http { access_log off; include ${nginxTypes()}; ${paths}\n${server} }`,
    );
    return ['nginx', '-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')];
  },
  async caddy(site, root, port) {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'home'));
    const server = caddyfile(site)
      .replace('example.com {', `http://127.0.0.1:${port} {`)
      .replace('root * /srv/site/dist', `root * ${root}`);
    await writeFile(join(folder, 'Caddyfile'), `{\n  admin off\n  auto_https off\n}\n${server}`);
    return ['caddy', 'run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
  },
};

const settings = {
  appCheck: { kind: 'proof-of-work' },
  gaMeasurementId: undefined,
  siteUrl: undefined,
  functionsUrl: 'https://functions.example.com/api',
} as const;

describe.each(Object.entries(servers))('%s, where it is on this machine,', (name, command) => {
  test.skipIf(!isInstalled(name))('serves the folder as the Node host does', async () => {
    const { server, siteFolder } = await openServer();
    const site = await staticSite(siteFolder, settings);
    const port = await freePort();
    await start(await command(site, siteFolder, port), port);

    const pages = site.files.map(({ address }) => address);
    for (const address of [...pages, ...otherAddresses]) {
      const expected = await server.inject(address);
      const url = `http://127.0.0.1:${port}${address}`;
      const answer = await fetch(url, { redirect: 'manual' });
      expect(answer.status, address).toBe(expected.statusCode);
      if (answer.status === 308) {
        // As it is: what a proxy in front is called, this server does not know.
        expect(answer.headers.get('location'), address).toBe(expected.headers.location);
        continue;
      }
      for (const header of [
        ...Object.keys(site.headers),
        'cache-control',
        'link',
        'x-robots-tag',
      ]) {
        expect(answer.headers.get(header) ?? undefined, `${header} of ${address}`).toBe(
          expected.headers[header],
        );
      }
      expect(kindOf(answer.headers.get('content-type')), address).toBe(
        kindOf(expected.headers['content-type']),
      );
      // The one header that differs: these pages call functions elsewhere.
      expect(withoutFunctions(answer.headers.get('content-security-policy')), address).toBe(
        expected.headers['content-security-policy'],
      );
      // The Node host fills this page by its own settings, a static one has it as it was built.
      if (address !== '/privacy') expect(await answer.text(), address).toBe(expected.body);
    }
  });
});

const otherAddresses = [
  '/services/',
  '/services.html',
  '/services?from=here',
  '/services/?from=here',
  '/services/post',
  '/services/post.html',
  '/services/post/seo.html/',
  '/index',
  '/index.html',
  '/404.html',
  '/404/',
  '/contact-problem/',
  '/nowhere',
  '/services/nowhere',
  '/.inline-hashes.json',
  '/.privacy.html',
  '/evil%0d%0aset-cookie:x/',
] as const;

/** The list that comes with nginx, beside the configuration that it was built for. */
function nginxTypes(): string {
  const { stderr } = spawnSync('nginx', ['-V'], { encoding: 'utf8' });
  const [, configuration = '/etc/nginx/nginx.conf'] = /--conf-path=(\S+)/.exec(stderr) ?? [];
  return join(dirname(configuration), 'mime.types');
}

/** Scripts have two names that mean the same. */
function kindOf(contentType: unknown): string | undefined {
  return String(contentType).split(';')[0]?.replace('application/javascript', 'text/javascript');
}

function withoutFunctions(policy: string | null): string | undefined {
  return policy?.replaceAll(' https://functions.example.com', '');
}

function isInstalled(program: string): boolean {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const isThere = folders.some((folder) => existsSync(join(folder, program)));
  if (!isThere) process.stderr.write(`SKIPPED: ${program} is not on this machine.\n`);
  return isThere;
}

async function start([program = '', ...args]: readonly string[], port: number): Promise<void> {
  const home = await temporaryFolder();
  const env = { ...process.env, HOME: home, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home };
  const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  onTestFinished(async () => {
    if (child.exitCode === null && child.kill()) await once(child, 'exit');
  });
  while (child.exitCode === null) {
    const isThere = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    if (isThere !== undefined) return;
    await setTimeout(20);
  }
  throw new Error(`${program} did not start. It said:\n${said}`);
}
