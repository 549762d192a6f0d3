import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { z } from 'zod';

const root = fileURLToPath(new URL('..', import.meta.url));

const entry = z.object({
  version: z.string(),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
});
const lockFile = z.object({ packages: z.record(z.string(), entry) });
const { packages } = lockFile.parse(JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')));
const locked = Object.entries(packages).filter(([path]) => path !== '');

// `npm ci` compares what it downloads with the hash, and downloads an entry without one unchecked.
test('the lock file has a SHA-512 hash of every package', () => {
  expect(locked.length).toBeGreaterThan(500);
  const unhashed = locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  expect(unhashed.map(([path]) => path)).toEqual([]);
});

test('the lock file names no registry', () => {
  expect(locked.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});
