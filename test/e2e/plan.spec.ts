import type { Page } from '@playwright/test';
import { checkPage, frame, plan as shownPlan, planPage, trades } from '#content-model/content.ts';
import { fillSlots } from '#content-model/fill-slots.ts';
import { planHash, planLines, planOf, atOnceAfter, type PlanAnswers } from '#content-model/plan.ts';
import { openPlan } from '#content-model/open-plan.ts';
import { sheetPrices, timeText } from '#content-model/price-text.ts';
import { hostileMessage } from '../fixtures/contact-messages.ts';
import { boxOf } from './box-of.ts';
import {
  button,
  contactDialog,
  field,
  formIn,
  newMessage,
  openForm,
  send,
  showForm,
  storedFrom,
} from './contact-actions.ts';
import { expect, phone, test } from './fixtures.ts';
import { expectNoViolations } from './no-violations.ts';
import { skipWithout } from './skip-without.ts';

const { sheet: text } = planPage;
/** Without a plan in the content the tests are skipped. */
const plan = shownPlan ?? {
  ...{ sample: false, goals: [], questions: [], services: [], always: [], trades: [] },
};

skipWithout('a plan', shownPlan !== undefined);

/** The first answer to each question, or the last one. */
const [first, last] = [0, -1].map((place) => ({
  trade: plan.trades.at(place)?.trade ?? '',
  ...Object.fromEntries(plan.questions.map(({ id, answers }) => [id, answers.at(place)?.id ?? ''])),
  goal: plan.goals.at(place)?.id ?? '',
}));
const firstAnswers: Readonly<Record<string, string>> = first ?? {};
const lastAnswers: Readonly<Record<string, string>> = last ?? {};

test('draws itself as they answer, by keyboard, and is the same after a reload', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/plan');
  const expectOpen = async (answers: PlanAnswers) => {
    const { prices, rows } = openPlan(plan, answers, text);
    for (const line of prices) {
      const places = page.getByRole('main').getByText(line, { exact: true });
      await expect(places.filter({ visible: true }).first()).toBeVisible();
    }
    const names = rows.map(({ step }) => new RegExp(`^${RegExp.escape(step.join(''))}`));
    await expect(openRows(page)).toHaveText(names);
    await expect(stepHeadings(page).filter({ visible: true })).toHaveCount(0);
  };
  await expectOpen({});
  await expect(sendLink(page)).toBeHidden();
  const [question = '', ...others] = Object.keys(firstAnswers);
  await radio(page, question, firstAnswers).focus();
  await page.keyboard.press('Space');
  const status = fillSlots(planPage.status, { count: others.length });
  const shown = page.getByRole('status').filter({ hasText: status });
  await expect(shown).toBeVisible();
  const answers = { [question]: firstAnswers[question] };
  await expectOpen(answers);
  const [price = ''] = openPlan(plan, answers, text).prices;
  await expect(shown).toContainText(price);
  // It would send the contact form, to which the answers belong.
  await page.keyboard.press('Enter');
  // The link for other trades.
  if (planPage.otherTrade) await page.keyboard.press('Tab');
  for (const id of others) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(radio(page, id, firstAnswers)).toBeChecked();
  }
  await expectPlan(page, firstAnswers);
  await expect(sendLink(page)).toBeVisible();
  // The header, or the row over the contact bar, would lie over an answer.
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expectNoViolations(page, { part: 'main', state: 'with answers' });

  await page.reload();
  await expectPlan(page, firstAnswers);
});

test('opens from a link, says what the link has that is no longer here, and is one sheet of paper', async ({
  page,
  context,
}) => {
  await page.goto(`/plan?gclid=1${planHash(lastAnswers)}`);
  await expectPlan(page, lastAnswers);
  await expect(page.getByText(planPage.outdated)).toBeHidden();
  await test.step('a link to it is copied', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: text.copy, exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: text.copied })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(new URL(`/plan${planHash(lastAnswers)}`, page.url()).href);
  });

  const hostile = '"><img src=x onerror=alert(1)>';
  await page.goto(`/plan${planHash({ ...lastAnswers, goal: hostile, '<b>': hostile })}`);
  await expect(page.getByText(planPage.outdated)).toBeVisible();
  await expect(radio(page, 'trade', lastAnswers)).toBeChecked();
  await expect(sendLink(page)).toBeHidden();
  await answer(page, 'goal', lastAnswers);
  await expectPlan(page, lastAnswers);
  await expect(page.getByText(planPage.outdated)).toBeHidden();

  await test.step('the buttons stay above the terms wherever it is scrolled', async () => {
    const [term] = plan.always;
    if (term === undefined) return;
    const terms = page.getByText(term.text, { exact: true });
    const last = page.getByRole('link', { name: planPage.startOver, exact: true });
    const { y: end } = await boxOf(terms);
    for (let top = 0; top < end; top += 100) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
      const { y, height } = await boxOf(last);
      expect.soft(y + height, `scrolled by ${top} px`).toBeLessThanOrEqual((await boxOf(terms)).y);
    }
  });

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeHidden();
  // As wide as browsers suggest.
  const margin = { top: '0.4in', right: '0.4in', bottom: '0.4in', left: '0.4in' };
  const pdf = (await page.pdf({ format: 'Letter', margin })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('link', { name: planPage.startOver, exact: true }).click();
  await expect(radio(page, 'trade', lastAnswers)).not.toBeChecked();
  expect(new URL(page.url()).hash).toBe('');
});

test('on a desk its price stays in sight while an answer changes', async ({ page }) => {
  const [price] = sheetPrices(planOf(plan, firstAnswers) ?? {}, text).start;
  if (price === undefined) return;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/plan${planHash(firstAnswers)}`);
  const shown = sheet(page).getByText(price, { exact: true }).first();
  await expect(shown).toBeVisible();
  const last = radio(page, 'goal', firstAnswers);
  await last.evaluate((each) => each.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await expect(last).toBeInViewport();
  await expect(shown).toBeInViewport({ ratio: 1 });
});

test('on a desk the last answer by pointer brings the head of the sheet into sight, a key leaves the window alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const heading = page.getByRole('heading', { name: text.heading, exact: true });
  const last = radio(page, 'goal', firstAnswers);
  const others = planHash({ ...firstAnswers, goal: undefined });
  await page.goto(`/plan${others}`);
  await last.locator('..').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 600);
  await expect(heading).not.toBeInViewport();
  await last.locator('..').click();
  await expect(heading).toBeInViewport();

  await page.goto('/privacy');
  await page.goto(`/plan${others}`);
  await last.focus();
  await page.mouse.wheel(0, 600);
  await expect(heading).not.toBeInViewport();
  await page.keyboard.press('Space');
  await expectPlan(page, firstAnswers);
  await expect(heading).not.toBeInViewport();
});

test('calls the goals what the chosen trade calls them', async ({ page }) => {
  const ofTrade = plan.trades.find(({ needs }) => needs.some(({ name }) => name !== undefined));
  if (ofTrade === undefined) return;
  await page.goto('/plan');
  await radio(page, 'trade', { trade: ofTrade.trade }).check();
  for (const { id, name } of plan.goals) {
    const own = ofTrade.needs.find(({ goal }) => goal === id)?.name ?? name;
    await expect(page.getByRole('radio', { name: own, exact: true })).toHaveValue(id);
  }
});

test('a button leads from the last answer to the sheet on a phone', async ({ page }) => {
  // So low that the sheet is not in sight yet.
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto('/plan');
  for (const id of Object.keys(firstAnswers)) await answer(page, id, firstAnswers);
  const see = button(page.getByRole('main'), planPage.see);
  await expect(see).toBeInViewport({ ratio: 1 });
  const contactBar = page.getByRole('region', { name: frame.contactBar, exact: true });
  const isClipped = () => contactBar.evaluate((bar) => getComputedStyle(bar).clipPath !== 'none');
  await expect.poll(isClipped).toBe(true);
  await see.click();
  const heading = sheet(page).getByRole('heading', { name: text.heading, exact: true });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect.poll(isClipped).toBe(false);
  await test.step('the contact bar then takes the plan along', async () => {
    const send = contactBar.getByRole('link', { name: text.sendShort, exact: true });
    await send.click();
    await expect(field(formIn(page.getByRole('main')), 'name')).toBeFocused();
    const message = field(formIn(page.getByRole('main')), 'message');
    await expect(message).toHaveValue(new RegExp(`${text.intro}$`, 'm'));
  });
  // Also after a jump past the sheet and back.
  await page.getByRole('contentinfo').evaluate((footer) => footer.scrollIntoView(false));
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(isClipped).toBe(true);
  // The answers stay in the address.
  expect(new URL(page.url()).hash).toBe(planHash(firstAnswers));
});

test('the contact bar stays until the first answer, then makes room for what is left', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/plan');
  await page.mouse.wheel(0, 400);
  const contactBar = page.getByRole('region', { name: frame.contactBar, exact: true });
  await expect
    .poll(() => contactBar.evaluate((bar) => getComputedStyle(bar).clipPath))
    .toBe('none');
  await answer(page, 'trade', firstAnswers);
  const left = page.getByRole('main').getByRole('status').filter({ hasText: /./ });
  await expect(left.first()).toBeInViewport({ ratio: 1 });
});

test('carries the name of a sign, whatever it is', async ({ page }) => {
  const [trade] = trades;
  const name = `<img src=x onerror=alert(1)> مخبز روزا ${'W'.repeat(60)}`;
  await page.goto('/plan');
  await page.evaluate(
    (sign) => sessionStorage.setItem('shop-sign', JSON.stringify(sign)),
    [name, 'x', trade?.name ?? '', 'x'],
  );
  await page.reload();
  await expect(sheet(page).getByText(name, { exact: true })).toBeVisible();
  // The sign says the trade.
  await expect(radio(page, 'trade', { trade: trade?.id ?? '' })).toBeChecked();
  expect(await page.locator('main img[src="x"]').count()).toBe(0);
});

test('a plan that was taken along is a draft, and stays as it is', async ({ page }) => {
  await page.goto(`/plan${planHash(firstAnswers)}`);
  await sendLink(page).press('Enter');
  const form = formIn(page.getByRole('main'));
  await field(form, 'name').fill(newMessage().name);
  await answer(page, 'goal', lastAnswers);
  const taken = new RegExp(`${text.intro}\\n[^]*${planOf(plan, firstAnswers)?.number ?? ''}`);
  await expect(field(form, 'message')).toHaveValue(taken);
  await page.goto('/process');
  await expect(field(await openForm(page), 'message')).toHaveValue(taken);
});

test('puts the plan into the message once, beside what was typed', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(`/plan${planHash(firstAnswers)}`);
  const form = await showForm(page, page.getByRole('main'));
  const message = field(form, 'message');
  await message.fill(hostileMessage.message);
  await sendLink(page).press('Enter');
  // The first one that is still empty.
  await expect(field(form, 'name')).toBeFocused();
  await expect(message).toHaveValue(`${hostileMessage.message.trim()}\n\n${listOf(firstAnswers)}`);
  const changed = { ...firstAnswers, goal: lastAnswers.goal ?? '' };
  await answer(page, 'goal', changed);
  for (let time = 0; time < 2; time += 1) await sendLink(page).press('Enter');
  await expect(message).toHaveValue(`${hostileMessage.message.trim()}\n\n${listOf(changed)}`);
});

test('each contact form begins with a finished plan, until something is typed', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  // The header has the button there, and does not make room for the plan.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/plan${planHash(firstAnswers)}`);
  await expect(sendLink(page)).toBeVisible();
  await button(page.locator('body'), frame.consultationButton)
    .filter({ visible: true })
    .first()
    .click();
  const form = await showForm(page, contactDialog(page));
  const begun = (answers: PlanAnswers) => [text.opening, '', listOf(answers)].join('\n').trim();
  await expect(field(form, 'message')).toHaveValue(begun(firstAnswers));
  await page.keyboard.press('Escape');
  await answer(page, 'goal', lastAnswers);
  const changed = begun({ ...firstAnswers, goal: lastAnswers.goal ?? '' });
  for (const each of await page.locator('[name="message"]').all()) {
    await expect(each).toHaveValue(changed);
  }
  const main = await showForm(page, page.getByRole('main'));
  await field(main, 'message').fill(hostileMessage.message);
  await page.reload();
  const later = await showForm(page, page.getByRole('main'));
  await expect(field(later, 'message')).toHaveValue(hostileMessage.message);
});

test('a tap opens who does what in a step', async ({ page }) => {
  await page.goto(`/plan${planHash(firstAnswers)}`);
  const [step] = planOf(plan, firstAnswers)?.steps ?? [];
  const part = sheet(page).getByText(step?.youDo ?? '', { exact: true });
  const name = `${text.parts} ${step?.step ?? ''}`;
  const opener = sheet(page).getByRole('button', { name, exact: true });
  await expect(part).toBeHidden();
  await opener.click();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await expect(part).toBeVisible();
  await opener.press('Enter');
  await expect(part).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(part).toBeVisible();
  await expect(opener).toBeHidden();
});

test('is one tap away from the first screen, the process, an article and the dialog', async ({
  page,
}) => {
  const link = { name: planPage.link, exact: true };
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    await expect(page.getByRole('main').getByRole('link', link).first()).toBeInViewport();
    await button(page.locator('body'), frame.consultationButton)
      .filter({ visible: true })
      .first()
      .click();
    await contactDialog(page).getByRole('link', link).click();
    await expect(page).toHaveURL(/\/plan$/);
  }
});

test.describe('from the shop check', () => {
  skipWithout('the shop check', checkPage.hidden !== true);
  const leading = checkPage.questions.find(({ plan: leads }) => leads?.no !== undefined);
  skipWithout('a question that leads to the plan', leading !== undefined);

  test('has its answers', async ({ page }) => {
    await page.goto('/check');
    const group = page.getByRole('group', { name: leading?.question ?? '' });
    await group.getByRole('radio', { name: checkPage.no, exact: true }).check();
    const link = page.getByRole('main').getByRole('link', { name: planPage.link, exact: true });
    // The script comes with the first touch.
    await expect(link).toHaveAttribute('href', new RegExp(`/plan#${leading?.plan?.no ?? ''}$`));
    await link.click();
    const [question = '', id = ''] = leading?.plan?.no?.split('=') ?? [];
    await expect(radio(page, question, { [question]: id })).toBeChecked();
  });
});

test.describe('without JavaScript', () => {
  test.use({ viewport: phone, javaScriptEnabled: false });

  test('lists the plans of the chosen trade, and sends one with the message', async ({
    page,
    host,
  }) => {
    const message = newMessage();
    const trade = trades.find(({ id }) => id === lastAnswers.trade);
    const heading = sheet(page).getByRole('heading', { name: trade?.name ?? '', exact: true });
    // As a link that names the trade.
    await page.goto(`/plan#trade=${trade?.id ?? ''}`);
    await expect(heading).toBeInViewport();
    await page.goto('/privacy');
    await page.goto('/plan');
    await expect(heading).toBeHidden();
    await answer(page, 'trade', lastAnswers);
    await expect(heading).toBeVisible();
    const goals = heading.locator('..').getByText(text.number);
    await expect(goals).toHaveCount(plan.goals.length);
    const box = page.getByRole('checkbox', { name: text.send, exact: true });
    await expect(box).toBeHidden();
    await answer(page, 'goal', lastAnswers);
    await expect(goals.filter({ visible: true })).toHaveCount(1);
    await box.check();
    await send(formIn(page.getByRole('main')), message);
    await expect(page).toHaveURL(/\/message-sent#sent$/);
    const { trade: id, goal } = lastAnswers;
    expect(await storedFrom(host, message)).toMatchObject([
      { message: `${message.message}\n\n${listOf({ trade: id, goal })}` },
    ]);
  });
});

function sheet(page: Page) {
  return page.getByRole('region', { name: text.heading, exact: true });
}

/** The steps that the sheet shows. */
function stepHeadings(page: Page) {
  return sheet(page).getByRole('list').getByRole('heading', { level: 3 });
}

function openRows(page: Page) {
  return sheet(page).getByRole('listitem').filter({ visible: true });
}

function sendLink(page: Page) {
  return page.getByRole('link', { name: text.send, exact: true });
}

function radio(page: Page, question: string, answers: PlanAnswers) {
  return page.locator(`[name="plan-${question}"][value="${answers[question] ?? ''}"]`);
}

function answer(page: Page, question: string, answers: PlanAnswers): Promise<void> {
  return radio(page, question, answers).check();
}

/** The plan as a message has it. */
function listOf(answers: PlanAnswers): string {
  return [text.intro, ...planLines({ plan, trades, labels: text }, answers)].join('\n');
}

async function expectPlan(page: Page, answers: PlanAnswers): Promise<void> {
  const result = planOf(plan, answers);
  const { goal = '', number = '', how = [], steps = [] } = result ?? {};
  await expect(stepHeadings(page)).toHaveText(steps.map(({ step }) => step));
  const { start, ...others } = sheetPrices(result ?? {}, text);
  const times = steps.map((step) => timeText(step, text));
  const sentences = [goal, number, ...times].concat(how, atOnceAfter(plan, answers) ?? []);
  for (const shown of sentences.concat(
    start,
    ...Object.values(others).map((price) => price ?? []),
  )) {
    const texts = sheet(page).getByText(shown, { exact: true });
    await expect(texts.filter({ visible: true }).first()).toBeVisible();
  }
}
