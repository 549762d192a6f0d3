import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ClimbProfile } from './climb-profile.tsx';

test('the two people walk along the line that is drawn', () => {
  const style = readFileSync(new URL('altimeter.module.css', import.meta.url), 'utf8');
  const walked = /path\(\s*'(.*?)'/.exec(style)?.[1] ?? 'none';
  expect(renderToStaticMarkup(<ClimbProfile />)).toContain(` d="${walked}"`);
});
