import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { expect } from '../e2e/fixtures.ts';
import { overflowingBoxes } from '../e2e/overflowing-boxes.ts';
import { stillDrawing } from '../../site/build/still-drawing.ts';
import { drawnShapes } from './drawn-shapes.ts';
import { cutFaces, overlaps, overPictures } from './layout-problems.ts';
import { measurePage } from './measure-page.ts';

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
export async function checkLayout(page: Page, browser: Browser, siteFolder: string): Promise<void> {
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    await loadPictures(page);
    const found = await layoutProblems(page, browser, siteFolder);
    expect.soft(found, `${width} x ${height}`).toEqual([]);
  }
}

/** What is wrong on the page as it is now: the rule, and what breaks it. */
async function layoutProblems(page: Page, browser: Browser, siteFolder: string) {
  const measured = await measurePage(page);
  const pictures = await Promise.all(
    measured.pictures.map(async (picture) => {
      const drawing = await drawingIn(join(siteFolder, picture.address));
      const shapes = drawing === undefined ? undefined : await drawnShapes(browser, drawing);
      return { picture, drawing, shapes };
    }),
  );
  const problems = {
    'wider than the window': await overflowingBoxes(page),
    'less than 20 characters wide': measured.narrow,
    'a word broken in two': measured.broken,
    'too small to tap': measured.small,
    'over each other': overlaps(measured),
    'moves for a visitor who asked for less motion': pictures
      .filter(({ drawing }) => drawing !== undefined && stillDrawing(drawing) !== drawing)
      .map(({ picture }) => picture.address),
    'over a picture': pictures.flatMap(({ picture, shapes }) =>
      overPictures(measured, picture, shapes),
    ),
    'a cut face': pictures.flatMap(({ picture, shapes }) => cutFaces(picture, shapes?.faces ?? [])),
  };
  return Object.entries(problems).flatMap(([rule, found]) =>
    found.map((part) => `${rule}: ${part}`),
  );
}

/** The SVG of a drawing; a photo has none. */
async function drawingIn(file: string): Promise<string | undefined> {
  return file.endsWith('.svg') ? readFile(file, 'utf8') : undefined;
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
