import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe } from 'vitest';
import { startFunction } from '#test/fixtures/hosted-platform.ts';
import { bundleFunctions } from '../../scripts/bundle-functions.ts';
import { badRequest, callableWireContract } from './callable-wire.ts';

describe('a callable in the functions framework', () => {
  const ends: (() => Promise<void>)[] = [];
  let address = '';
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'wire-function-'));
    ends.push(() => rm(folder, { recursive: true }));
    const input = fileURLToPath(new URL('../fixtures/hosted-wire-function.ts', import.meta.url));
    await bundleFunctions(input, folder, null);
    await writeFile(join(folder, 'package.json'), '{ "type": "module", "main": "index.js" }');
    const keep = (end: () => Promise<void>) => ends.unshift(end);
    const { port } = await startFunction('wire', process.env, undefined, folder, keep);
    address = `http://127.0.0.1:${port}/`;
  });
  afterAll(async () => {
    for (const end of ends) await end();
  });

  callableWireContract(() => ({
    address,
    statusOf: { wrongMethod: 405, wrongType: 415 },
    undecodable: { status: 400, body: badRequest('Bad Request') },
  }));
});
