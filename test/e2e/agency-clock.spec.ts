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
import { nextOpening, phoneText } from '#site/client/agency-clock.ts';
import { openingData } from '#site/page-meta/opening-data.ts';
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
import { skipWithout } from './skip-without.ts';

/** Where clocks show another time than at the agency. */
const zone = 'Asia/Kolkata';
test.use({ timezoneId: zone });

const { clock } = frame;
const data = {
  ...clock,
  zone: openingData['data-zone'],
  hours: openingData['data-hours'],
  closedOn: openingData['data-closed-on'],
  open: openingData['data-open'],
};
const isOpen = (moment: Date) => nextOpening(moment, data)?.ends !== undefined;

/** Every quarter of an hour of a week. */
const moments = Array.from(
  { length: 7 * 24 * 4 },
  (_, quarter) => new Date(Date.UTC(2026, 5, 1, 0, quarter * 15)),
);
const opened = moments.find(isOpen) ?? new Date();
const closed = moments.find((moment) => !isOpen(moment)) ?? new Date();

test('the first screen says until when the phone is answered, or when again', async ({ page }) => {
  skipWithout(
    'an hour at which the agency is open, and one at which it is not',
    moments.some(isOpen) && !moments.every(isOpen),
  );
  await page.clock.install({ time: opened });
  await page.goto('/');
  const status = page.getByRole('main').locator('[data-open-now]').first();
  const open = phoneText(opened, data, zone);
  await expect(status).toHaveText(open);
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(status).toBeInViewport();
  }
  // For the light on the street.
  await expect(page.locator('html')).toHaveAttribute('data-daytime', /./);

  await page.clock.setSystemTime(closed);
  await page.clock.runFor('01:00');
  await expect(status).toHaveText(phoneText(closed, data, zone));

  // Timers stand still in the back-forward cache.
  await page.clock.setSystemTime(opened);
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(status).toHaveText(open);
});

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
