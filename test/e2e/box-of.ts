import type { Locator } from '@playwright/test';

/** Where an element is, in pixels from the window's left and top. Throws where it is not shown. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${String(locator)} has no box.`);
  return box;
}
