import { expect } from 'vitest';
import { contact, frame, menu } from '#content-model/content.ts';
import { desktop, engineTest, phone } from './engine-test.ts';
import { button, type Visit } from './visit.ts';

const consultation = button(frame.consultationButton, 'header');
const menuButton = button(frame.menuButton, 'header');
const beside = { x: 20, y: 450 };

engineTest(
  'the menu keeps the focus, closes, and leads to a page and to the contact dialog',
  async (visit) => {
    const { tab } = visit;
    const [page = { name: '', link: '' }] = menu.filter(({ link }) => /^\/./.test(link));
    await visit.goto('/');
    await visit.click(menuButton);
    await visit.sees(frame.menuButton, openDialog);
    for (let presses = 0; presses < menu.length + 6; presses += 1) {
      await tab.key('Tab');
      expect(await visit.run(isFocusInDialog)).toBe(true);
    }
    await tab.key('Escape');
    await expectClosed(visit, frame.menuButton);

    await visit.click(menuButton);
    await visit.click(button(frame.consultationButton, 'dialog[open]'));
    await visit.sees(frame.contactDialog, openDialog);
    await tab.key('Escape');
    await expectClosed(visit, frame.menuButton);

    await visit.click(menuButton);
    await visit.click({ css: 'dialog[open] a', name: page.name });
    await visit.sees(page.link, () => location.pathname);
  },
  { widths: [phone] },
);

engineTest(
  'the contact dialog is open at 150 px, and Escape and its button close it',
  async (visit) => {
    await visit.goto('/');
    for (const close of [
      () => visit.tab.key('Escape'),
      () => visit.click(button(frame.backToPage, 'dialog[open]')),
    ]) {
      await visit.run(() => scrollTo({ top: 1200, behavior: 'instant' }));
      // As a button further down the page does.
      await visit.run(() =>
        document.querySelector<HTMLDialogElement>('#contact-dialog')?.showModal(),
      );
      await visit.sees([frame.contactDialog, 150], () => [
        document.querySelector('dialog[open]')?.getAttribute('aria-label'),
        Math.round(scrollY),
      ]);
      expect(await visit.run(focused)).toBe(contact.heading);
      await close();
      await visit.sees(1200, () => Math.round(scrollY));
    }
  },
);

engineTest(
  'a press beside the contact dialog closes it, and one that begins inside does not',
  async (visit) => {
    const { tab } = visit;
    await visit.goto('/');
    await visit.click(consultation);
    await visit.sees(frame.contactDialog, openDialog);
    const heading = await visit.pointIn({ css: 'dialog[open] h2', name: contact.heading });
    await tab.press(heading, beside);
    expect(await visit.run(openDialog)).toBe(frame.contactDialog);
    await tab.press(beside);
    await expectClosed(visit, frame.consultationButton);
  },
  // On a phone there is nothing beside it.
  { widths: [desktop] },
);

async function expectClosed(visit: Visit, focusedButton: string): Promise<void> {
  await visit.sees([null, focusedButton], () => [
    document.querySelector('dialog[open]'),
    document.activeElement?.textContent.trim(),
  ]);
}

/** These run in the page. */
const openDialog = () => document.querySelector('dialog[open]')?.getAttribute('aria-label');
const focused = () => document.activeElement?.textContent.trim();
/** Between its last and first element the browser's own controls may have the focus. */
const isFocusInDialog = () =>
  document.activeElement === document.body || Boolean(document.activeElement?.closest('dialog'));
