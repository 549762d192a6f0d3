import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from '../e2e/fixtures.ts';
import { overflowingBoxes } from '../e2e/overflowing-boxes.ts';
import { stillDrawing } from '../../site/build/still-drawing.ts';
import { isFocusCropped, overlaps, overPhoto } from './layout-problems.ts';
import { measurePage, type ShownPicture } from './measure-page.ts';

const windows = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1366, 650],
  [1920, 1080],
  [2560, 1440],
] as const;

/**
 * Expects that every part of a page of the built site in a folder is whole, and over no other, in every window.
 * The page is that of a visitor who asked for less motion.
 */
export async function checkLayout(page: Page, siteFolder: string): Promise<void> {
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    await loadPictures(page);
    const found = await layoutProblems(page, siteFolder);
    expect.soft(found, `${width} x ${height}`).toEqual([]);
  }
}

/** What is wrong on the page as it is now: the rule, and what breaks it. */
async function layoutProblems(page: Page, siteFolder: string) {
  const measured = await measurePage(page);
  const isDrawing = ({ address }: ShownPicture) => address.endsWith('.svg');
  const drawings = [...new Set(measured.pictures.filter(isDrawing).map((each) => each.address))];
  const photos = measured.pictures.filter((picture) => !isDrawing(picture));
  const moving = drawings.filter((address) => {
    const drawing = readFileSync(join(siteFolder, address), 'utf8');
    return stillDrawing(drawing) !== drawing;
  });
  const problems = {
    'wider than the window': await overflowingBoxes(page),
    'less than 20 characters wide': measured.narrow,
    'a word broken in two': measured.broken,
    'too small to tap': measured.small,
    'over each other': overlaps(measured),
    'moves for a visitor who asked for less motion': moving,
    'over a photo': photos.flatMap((photo) => overPhoto(measured, photo)),
    'a photo without its focus': photos.filter(isFocusCropped).map(({ name }) => name),
  };
  return Object.entries(problems).flatMap(([rule, found]) =>
    found.map((part) => `${rule}: ${part}`),
  );
}

/** Waits until each picture shows its file for this window. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const sources = [...(image.parentElement?.querySelectorAll(':scope > source') ?? [])];
      const chosen = [...sources, image].find(
        (source) => matchMedia(source.getAttribute('media') ?? 'all').matches,
      );
      const files = chosen?.getAttribute('srcset') ?? chosen?.getAttribute('src') ?? '';
      const addresses = files
        .split(/,\s+/)
        .map((file) => new URL(file.trim().split(/\s/)[0] ?? '', location.href).href);
      return image.complete && addresses.includes(image.currentSrc);
    }),
  );
}
