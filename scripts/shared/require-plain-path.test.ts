import { expect, test } from 'vitest';
import { requirePlainPath } from './require-plain-path.ts';

test.each(['/srv/site #1', '/srv/50% off/site', '/srv/what?'])(
  'refuses the project in %s',
  (path) => {
    expect(() => requirePlainPath(path)).toThrow(`${path}: the site cannot be built in a folder`);
  },
);

test('accepts spaces and letters of any language', () => {
  expect(() => requirePlainPath('/srv/Büro (2) & Söhne/my site')).not.toThrow();
});
