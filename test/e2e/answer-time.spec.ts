import type { Locator } from '@playwright/test';
import { answerTime, anyAnswerTime } from '#content-model/answer-time.ts';
import {
  agency,
  contact,
  contactForm,
  frame,
  homePage,
  messageSentPage,
} from '#content-model/content.ts';
import { fillSlots } from '#content-model/fill-slots.ts';
import { messageSentAddress } from '#contract/plain-form.ts';
import {
  button,
  contactDialog,
  expectSent,
  footer,
  formIn,
  newMessage,
  openDialogForm,
  openForm,
  send,
} from './contact-actions.ts';
import { expect, test } from './fixtures.ts';

/** Where clocks show another time than at the agency. */
const zone = 'Asia/Kolkata';
test.use({ timezoneId: zone, viewport: { width: 1440, height: 900 } });

test('on the home page, beside each Send and in the next steps it says when an answer comes, by the agency’s clock', async ({
  page,
}) => {
  const friday = Date.UTC(2026, 5, 5, 21);
  await page.clock.setFixedTime(friday);
  await page.goto('/');
  const form = await openForm(page);
  await expectAnswer(page.getByRole('main'), homePage.answer ?? '', answerAt(friday));
  await expectAnswer(form, contactForm.promise, answerAt(friday));
  await expectAnswer(footer(page), contact.next.answer, answerAt(friday));
  const inDialog = await openDialogForm(page);
  await expectAnswer(inDialog, contactForm.promise, answerAt(friday));
  await expectAnswer(contactDialog(page), contact.next.answer, answerAt(friday));
});

test('after sending it says the same time everywhere until another message is begun, and the first step is done', async ({
  page,
}) => {
  await page.goto('/privacy');
  const form = await openForm(page);
  await expect(footer(page).getByText(contact.next.write, { exact: true })).toBeVisible();
  const message = newMessage();
  await send(form, message);
  await expectSent(page);
  const sentAt = Date.now();
  const text = fillSlots(contactForm.sent.text, { visitorEmail: message.email });
  await expectAnswer(footer(page), text, answerAt(sentAt));
  await expect(footer(page).getByText(contact.next.written, { exact: true })).toBeVisible();
  await expect(footer(page).getByText(contact.next.write, { exact: true })).toBeHidden();

  const now = sentAt + 4 * 86_400_000;
  await page.clock.setFixedTime(now);
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  const ofSent = answerTime(sentAt, agency, frame.clock, { now, zone });
  await expectAnswer(footer(page), contact.next.answer, ofSent);
  await button(footer(page), contactForm.sent.another).click();
  await expectAnswer(footer(page), contact.next.answer, answerAt(now));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it says what holds at any time', async ({ page }) => {
    await page.goto(messageSentAddress);
    await expectAnswer(page.getByRole('main'), messageSentPage.answer, anyAnswerTime(agency));
    await page.goto('/privacy');
    await expectAnswer(formIn(footer(page)), contactForm.promise, anyAnswerTime(agency));
  });
});

function answerAt(now: number): string {
  return answerTime(now, agency, frame.clock, { now, zone });
}

async function expectAnswer(part: Locator, text: string, answer: string) {
  await expect(part).toContainText(fillSlots(text, { answerTime: answer }));
}
