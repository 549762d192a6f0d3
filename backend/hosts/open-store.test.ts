import { expect, test } from 'vitest';
import { configFrom } from '../settings/settings.ts';
import { describeStore } from './open-store.ts';

test.each([
  [{ DATA_DIR: '/var/lib/website' }, '/var/lib/website/messages.sqlite'],
  [
    { DATABASE_URL: 'postgres://site:hidden@db.agency.example:5433/the%20website?sslmode=disable' },
    'the PostgreSQL database the website at db.agency.example:5433',
  ],
  [
    { DATABASE_URL: 'postgres://site:hidden@/website?host=/run/postgresql' },
    'the PostgreSQL database website at /run/postgresql',
  ],
  [{ DATABASE_URL: 'firestore://my-agency-4f2a1' }, 'the database of the project my-agency-4f2a1'],
])('describes the store of %o without the password', (settings, description) => {
  expect(describeStore(configFrom(settings))).toBe(description);
});
