import { expect, test } from 'vitest';
import { firstPictureLinks } from './first-picture-links.ts';

const link = '<link rel="preload" as="image" fetchpriority="high"';

test('asks for the drawing that the window is going to show', () => {
  const wide = '(width >= 960px), (width >= 600px) and (height < 700px)';
  const page = `<main><picture>
    <source media="(prefers-reduced-motion: reduce)" srcset="/wide.svg#still">
    <source media="${wide}" srcset="/wide.svg"><source media="(width >= 600px)" srcset="/tablet.svg">
    <img src="/phone.svg" fetchpriority="high"></picture><img src="/later.svg" loading="lazy"></main>`;
  const notWide =
    '(not ((width &gt;= 960px))) and (not ((width &gt;= 600px) and (height &lt; 700px)))';
  expect(firstPictureLinks(page)).toBe(
    [
      `${link} href="/wide.svg" media="(width &gt;= 960px), (width &gt;= 600px) and (height &lt; 700px)">`,
      `${link} href="/tablet.svg" media="${notWide} and (width &gt;= 600px)">`,
      `${link} href="/phone.svg" media="${notWide} and (not ((width &gt;= 600px)))">`,
    ].join(''),
  );
});

test('asks for a photo in AVIF, with its widths', () => {
  const page = `<main><picture><source type="image/avif" srcset="/a-1.avif 1x" sizes="100vw">
    <img src="/a.webp" srcset="/a.webp 1x" sizes="100vw" fetchpriority="high"></picture></main>`;
  expect(firstPictureLinks(page)).toBe(
    `${link} imagesrcset="/a-1.avif 1x" imagesizes="100vw" type="image/avif">`,
  );
});

test('asks for nothing where no picture comes first', () => {
  expect(firstPictureLinks('<main><img src="/a.svg" loading="lazy"></main>')).toBe('');
});
