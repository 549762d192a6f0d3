import { fillSlots } from '#content-model/fill-slots.ts';
import { fixLines, no, yes } from '#contract/shop-check.ts';
import { logEvent } from '#site/client/analytics/log-event.ts';
import { answersKey, readTab, writeTab } from '#site/client/tab-storage.ts';
import { connectAnswers } from '../contact/connect-answers.ts';
import { putIntoMessage } from '../contact/form/put-into-message.ts';

/** What the page of the shop check does beyond its style sheets: stores, counts, prints, fills in the form. */
export function connectShopCheck(check: HTMLElement): void {
  storeAnswers(check);
  logWhenComplete(check);
  announceCounts(check);
  leadToPlan(check);
  connectAnswers(check);

  const send = check.querySelector<HTMLAnchorElement>('[data-send-fixes]');
  // Once the message was sent there is no form: the link leads to where it was.
  const putFixes = () =>
    putIntoMessage(check, { intro: send?.dataset.sendFixes ?? '' }, fixLines(shownFixes(check)));
  send?.addEventListener('click', (event) => {
    if (putFixes()) event.preventDefault();
  });
  // Pressed just before this script came, it only led to the form.
  const isActive = 'userActivation' in navigator && navigator.userActivation.isActive;
  const isPressed = isActive && send?.hash === location.hash;
  const isTyping = document.querySelector('form :focus') !== null;
  if (isPressed && !isTyping && shownFixes(check).length > 0) putFixes();
}

/** Hands what the answers say to the page of the plan. What is to be fixed counts more than what is right. */
function leadToPlan(check: HTMLElement): void {
  const link = check.querySelector<HTMLAnchorElement>('[data-plan-link]');
  if (!link) return;
  const update = () => {
    const answers = new URLSearchParams();
    for (const value of [yes, no]) {
      const given = check.querySelectorAll<HTMLElement>(`[value="${value}"][data-plan]:checked`);
      for (const { dataset } of given) {
        for (const [question, answer] of new URLSearchParams(dataset.plan)) {
          answers.set(question, answer);
        }
      }
    }
    link.hash = answers.toString();
  };
  update();
  check.addEventListener('change', update);
}

function announceCounts(check: HTMLElement): void {
  const status = check.querySelector<HTMLElement>('[data-status]');
  const total = check.querySelectorAll('fieldset').length;
  const answers = (value: string) =>
    check.querySelectorAll(`[type="radio"][value="${value}"]:checked`).length;
  check.addEventListener('change', () => {
    if (!status) return;
    const counts = { count: answers(yes), total, fixes: answers(no) };
    status.textContent = fillSlots(status.dataset.status ?? '', counts);
  });
}

/** Logs once that every question has an answer, unless they all had one before. */
function logWhenComplete(check: HTMLElement): void {
  const questions = check.querySelectorAll('fieldset');
  const isComplete = () =>
    check.querySelectorAll('[type="radio"]:checked').length === questions.length;
  let isLogged = isComplete();
  check.addEventListener('change', () => {
    if (isLogged || !isComplete()) return;
    isLogged = true;
    logEvent({ name: 'shop_check', parameters: {} });
  });
}

function shownFixes(check: HTMLElement): readonly string[] {
  return [...check.querySelectorAll('[data-fix] > h3')]
    .filter((heading) => heading.getClientRects().length > 0)
    .map(({ textContent }) => textContent);
}

/** Stores the answers of the shop check until the tab is closed, and gives those again that it has. */
function storeAnswers(check: HTMLElement): void {
  const answers = [...check.querySelectorAll<HTMLInputElement>('[type="radio"]')];
  const given = answers.filter(({ checked }) => checked);
  const restore = () => {
    const stored = readTab(answersKey);
    for (const answer of answers) {
      if (stored.includes(entryOf(answer))) answer.checked = true;
    }
  };
  const store = () => {
    writeTab(answersKey, answers.filter(({ checked }) => checked).map(entryOf));
  };
  restore();
  // Given before this script came, so newer than what is stored.
  for (const answer of given) answer.checked = true;
  if (given.length > 0) store();
  check.addEventListener('change', store);
  // The page may have been opened again, and answered there, while this one was cached.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) restore();
  });
}

/** With the question itself: once that is another, its answer is dropped. */
function entryOf(answer: HTMLInputElement): string {
  const question = answer.closest('fieldset')?.querySelector('h2')?.textContent ?? '';
  return `${answer.value} ${question}`;
}
