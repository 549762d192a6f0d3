import type { Page } from '@playwright/test';
import { agency, contact, frame } from '#content-model/content.ts';
import { contactDialog, field, openForm } from './contact-actions.ts';
import { expect, test } from './fixtures.ts';
import { templatesOf } from './routes-of.ts';

test.use({ expectedErrors: [/no-such-page|status of 404/] });

const phone = { width: 390, height: 844 };
const wide = { width: 1440, height: 900 };

test('a call and a way to write are on screen at every place of each kind of page', async ({
  page,
}) => {
  for (const route of templatesOf()) {
    await page.goto(route);
    for (const viewport of [phone, wide]) {
      await page.setViewportSize(viewport);
      await expectBothEverywhere(page);
    }
  }
});

test.describe('the contact bar at 390 px', () => {
  test.use({ viewport: phone });

  test('steps aside for a field, and for the contact section', async ({ page }) => {
    await page.goto('/');
    const bar = page.getByRole('region', { name: frame.contactBar, exact: true });
    const isShown = () => bar.evaluate((each) => getComputedStyle(each).clipPath === 'none');
    await expect.poll(isShown).toBe(false);
    await page.mouse.wheel(0, 1500);
    await expect.poll(isShown).toBe(true);
    const form = await openForm(page);
    await field(form, 'name').focus();
    await expect.poll(isShown).toBe(false);
    await page.evaluate(() => scrollTo(0, 1500));
    // From here on only the field hides it.
    await expect(page.locator('[data-contact-bar]')).not.toHaveAttribute('data-away');
    expect(await isShown()).toBe(false);
    await field(form, 'name').blur();
    await expect.poll(isShown).toBe(true);
    await bar.getByRole('button', { name: frame.consultationButton, exact: true }).click();
    await expect(contactDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(
      bar.getByRole('button', { name: frame.consultationButton, exact: true }),
    ).toBeFocused();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('leads to the contact form', async ({ page }) => {
      await page.goto('/');
      const bar = page.getByRole('region', { name: frame.contactBar, exact: true });
      await bar.getByRole('link', { name: frame.consultationButton, exact: true }).click();
      await expect(field(page.getByRole('contentinfo'), 'name')).toBeInViewport();
    });
  });
});

test.describe('the number', () => {
  test.use({ viewport: wide, permissions: ['clipboard-read', 'clipboard-write'] });

  test('can be copied on a computer', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const section = page
      .getByRole('contentinfo')
      .getByRole('region', { name: contact.heading, exact: true });
    // Its script comes when the page is first scrolled.
    await section.scrollIntoViewIfNeeded();
    const copy = section.getByRole('button', { name: contact.call.copy, exact: true });
    await expect(copy).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    await copy.click();
    await expect(section.getByText(contact.call.copied, { exact: true })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(agency.phone.display);
    await page.clock.runFor(3_000);
    await expect(section.getByText(contact.call.copied, { exact: true })).toBeHidden();
  });
});

/** Expects a call and a way to write on the screen, from the start of the page to its end. */
async function expectBothEverywhere(page: Page) {
  for (let part = 0; part < 4; part += 1) {
    await page.evaluate(scrollToPart, part / 3);
    const place = `${page.url()}, ${page.viewportSize()?.width} px, ${part}`;
    await expect
      .poll(() => page.evaluate(waysOnScreen), place)
      .toEqual({ call: true, write: true });
  }
}

function scrollToPart(part: number) {
  const { scrollHeight, clientHeight } = document.documentElement;
  scrollTo({ top: part * (scrollHeight - clientHeight), behavior: 'instant' });
}

/** What can be pressed on the screen as it is. A contact section is both. */
function waysOnScreen() {
  const isOnScreen = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const hit = document.elementFromPoint(x, y);
    return element.contains(hit);
  };
  const some = (selector: string) => [...document.querySelectorAll(selector)].some(isOnScreen);
  const least = Math.min(innerHeight / 4, 200);
  const inSection = [...document.querySelectorAll('[data-contact-section]')].some((section) => {
    const { top, bottom } = section.getBoundingClientRect();
    return Math.min(bottom, innerHeight) - Math.max(top, 0) >= least;
  });
  return {
    call: inSection || some('a[href^="tel:"]'),
    write:
      inSection ||
      some('a[href^="mailto:"], [commandfor="contact-dialog"], [data-contact-bar] [href*="-form"]'),
  };
}
