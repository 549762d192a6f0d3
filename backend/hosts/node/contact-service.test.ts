import { expect, test } from 'vitest';
import { parseConfig } from '../../settings/config.ts';
import { placeOfStore } from './contact-service.ts';

test.each([
  [{ DATA_DIR: '/var/lib/website' }, '/var/lib/website/messages.sqlite'],
  [
    { DATABASE_URL: 'postgres://site:hidden@db.agency.example:5433/the%20website?sslmode=disable' },
    'the PostgreSQL database the website at db.agency.example:5433',
  ],
  [
    { DATABASE_URL: 'postgres:///website?user=site&password=hidden&host=/run/postgresql' },
    'the PostgreSQL database website at /run/postgresql',
  ],
  [
    { DATABASE_URL: 'postgres://site:hidden@/website?host=/run/postgresql' },
    'the PostgreSQL database website at /run/postgresql',
  ],
  [
    { DATABASE_URL: 'firestore://my-inquiry-4f2a1' },
    'the database of the project my-inquiry-4f2a1',
  ],
])('who asks where messages are kept under %o is told %s', (settings, place) => {
  const parsed = parseConfig(settings);
  expect(parsed.ok ? placeOfStore(parsed.config) : parsed.problems).toBe(place);
});
