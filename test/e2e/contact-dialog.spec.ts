import type { Page } from '@playwright/test';
import { agency, contact, contactForm, frame } from '#content-model/content.ts';
import {
  button,
  consultationButton,
  contactDialog,
  field,
  formChoice,
  openDialogForm,
  send,
  sendButton,
} from './contact-actions.ts';
import { expect, test } from './fixtures.ts';
import { loggedEventNames } from './logged-events.ts';
import { expectNoViolations } from './no-violations.ts';

const callLink = (page: Page) =>
  contactDialog(page).getByRole('link', { name: `${contact.call.name} ${agency.phone.display}` });
const emailLink = (page: Page) =>
  contactDialog(page).getByRole('link', { name: `${contact.email.name} ${agency.email}` });

test('opens on the three contact types, keeps the focus inside, scrolls to 150 px, and returns focus and place', async ({
  page,
}) => {
  await page.goto('/');
  await test.step('it opens on the three contact types, and its back arrow closes it', async () => {
    await consultationButton(page).click();
    const dialog = contactDialog(page);
    await expect(dialog.getByText(contact.prompt, { exact: true })).toBeVisible();
    await expect(callLink(page)).toBeVisible();
    await expect(emailLink(page)).toBeVisible();
    await expect(formChoice(dialog)).toBeVisible();
    await button(dialog, frame.backToPage).click();
    await expect(dialog).toBeHidden();
    await expect(page.locator('#contact-dialog')).toHaveJSProperty('returnValue', 'back');
  });
  await test.step('it starts at its heading, keeps the focus inside, and returns it', async () => {
    await consultationButton(page).focus();
    await page.keyboard.press('Enter');
    const dialog = contactDialog(page);
    await expect(dialog.getByRole('heading', { name: contact.heading, exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(callLink(page)).toBeFocused();
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      // Between its last and first element the browser's own controls may have the focus.
      const outside = await page.evaluate(
        () =>
          document.activeElement !== document.body &&
          document.activeElement?.closest('dialog') === null,
      );
      expect(outside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(consultationButton(page)).toBeFocused();
  });
  await test.step('it scrolls the window to 150 px, and back on closing', async () => {
    // The event of the last closing may come later than the focus.
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.evaluate(() => scrollTo(0, 1200));
    // As from a button further down the page.
    await page.evaluate(() =>
      document.querySelector<HTMLDialogElement>('#contact-dialog')?.showModal(),
    );
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(150);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200);
  });
  await test.step('it logs open_contact each time', async () => {
    const opened = (await loggedEventNames(page)).filter((name) => name === 'open_contact');
    expect(opened).toHaveLength(2);
  });
});

test('closes on a click beside it, keeps what was typed, removes its backdrop 500 ms later, and closes with "sent" after sending', async ({
  page,
}) => {
  await page.goto('/privacy');
  await consultationButton(page).click();
  const dialog = contactDialog(page);
  await expect(dialog).toHaveCSS('opacity', '1');
  await expectNoViolations(page, { part: 'dialog[open]', state: 'the choices' });
  await formChoice(dialog).click();
  await expect(dialog.locator('form')).toHaveAttribute('novalidate');
  await sendButton(dialog).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expectNoViolations(page, { part: 'dialog[open]', state: 'the form with problems' });
  await field(dialog, 'name').fill('Rosa');
  await page.mouse.click(20, 450);
  await expect(dialog).toBeHidden();
  // It starts with the choices again.
  await consultationButton(page).click();
  await expect(field(dialog, 'name')).toBeHidden();
  await formChoice(dialog).click();
  await expect(field(dialog, 'name')).toHaveValue('Rosa');

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const closing = await page.evaluateHandle(stylesAfterClosing, [499, 500]);
  await page.keyboard.press('Escape');
  expect(await closing.evaluate(({ states }) => states)).toEqual([
    { ms: 499, display: 'block', overlay: 'auto' },
    { ms: 500, display: 'none', overlay: 'none' },
  ]);
  await expect(dialog).toBeHidden();

  await send(await openDialogForm(page));
  await button(dialog, contactForm.sent.done).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('#contact-dialog')).toHaveJSProperty('returnValue', 'sent');
});

/**
 * Returns the styles of the dialog at some times after closing; it has a backdrop while it is an
 * overlay. Sets the time of the transitions, so that the speed of the machine does not matter.
 */
function stylesAfterClosing(times: readonly number[]) {
  const dialog = document.querySelector('#contact-dialog');
  if (!dialog) throw new Error('There is no dialog.');
  const states = new Promise<{ ms: number; display: string; overlay: string }[]>((resolve) => {
    const closed = () => {
      const transitions = dialog.getAnimations({ subtree: true });
      for (const transition of transitions) transition.pause();
      const states = times.map((ms) => {
        for (const transition of transitions) transition.currentTime = ms;
        const style = getComputedStyle(dialog);
        return { ms, display: style.display, overlay: style.getPropertyValue('overlay') };
      });
      for (const transition of transitions) transition.play();
      resolve(states);
    };
    dialog.addEventListener('close', closed, { once: true });
  });
  return { states };
}
