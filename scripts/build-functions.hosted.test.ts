import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test('refuses to build functions with other settings than the pages were built with', () => {
  const script = fileURLToPath(new URL('build-functions.ts', import.meta.url));
  const env = { ...process.env, RETENTION_DAYS: '77' };
  const { status, stderr } = spawnSync(process.execPath, [script], { env });
  expect(stderr.toString()).toContain('`npm run build -- --hosted` comes before this');
  expect(status).toBe(1);
});
