import { expect, test } from 'vitest';
import { firstPictureLinks } from './first-picture-links.ts';

const link = '<link rel="preload" as="image" fetchpriority="high"';

test('asks for the drawing that the window is going to show', () => {
  const page = `<main><picture>
    <source media="(prefers-reduced-motion: reduce)" srcset="/still.svg">
    <source media="(width > 960px), (width > 600px) and (height < 700px)" srcset="/wide.svg">
    <img src="/phone.svg" fetchpriority="high"></picture><img src="/later.svg" loading="lazy"></main>`;
  const moving = '(not ((prefers-reduced-motion: reduce)))';
  const [wide, low] = ['(width &gt; 960px)', '(width &gt; 600px) and (height &lt; 700px)'];
  const narrow = `${moving} and (not (${wide})) and (not (${low}))`;
  expect(firstPictureLinks(page)).toBe(
    [
      `${link} href="/still.svg" media="(prefers-reduced-motion: reduce)">`,
      `${link} href="/wide.svg" media="${moving} and ${wide}, ${moving} and ${low}">`,
      `${link} href="/phone.svg" media="${narrow}">`,
    ].join(''),
  );
});
