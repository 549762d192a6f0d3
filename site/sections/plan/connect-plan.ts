import { plan, planPage } from '#content-model/content.ts';
import { fillSlots } from '#content-model/fill-slots.ts';
import { goalQuestion, tradeQuestion } from '#contract/plan-fields.ts';
import { atOnceAfter, planHash, planLines, planOf, type PlanAnswers } from '#content-model/plan.ts';
import { openPlan } from '#content-model/open-plan.ts';
import { sheetPrices } from '#content-model/price-text.ts';
import { withList } from '#contract/with-list.ts';
import { isNewVisit } from '#site/client/is-new-visit.ts';
import { connectAnswers } from '../contact/connect-answers.ts';
import { beginMessages, keepMessages } from '../contact/form/begin-messages.ts';
import { putIntoMessage } from '../contact/form/put-into-message.ts';
import { readSign } from '../shop-sign/sign.ts';
import { answerRadios } from './answer-radios.ts';
import { drawOpenRows, drawSheet, lineOf } from './draw-sheet.ts';

const { sheet: labels } = planPage;

/** Lets the answers draw the sheet, and puts them into the address of the page. */
export function connectPlan(page: HTMLElement): void {
  if (plan === undefined) return;
  const radios = answerRadios(page);
  const content = { plan, labels, trades: radios.answersTo(tradeQuestion) };
  const left = () => radios.questions - Object.keys(radios.given()).length;

  // On a phone the contact bar takes a finished plan along.
  const consultation = document.querySelector('[data-contact-bar] [commandfor]');
  const sendLink = page.querySelector<HTMLElement>('[data-send-plan]');
  const inBar = sendLink && consultation ? [sendLinkInBar(sendLink)] : [];
  consultation?.after(...inBar);

  // A trade may have names of its own for them.
  const nameGoals = () => {
    const trade = content.plan.trades.find((each) => each.trade === radios.given()[tradeQuestion]);
    for (const { radio, id, name } of radios.answersTo(goalQuestion)) {
      const own = trade?.needs.find(({ goal }) => goal === id)?.name ?? name;
      // Writing the same again would undo a translation.
      if ((radio.dataset.name ?? name) !== own) radio.nextSibling?.replaceWith(own);
      radio.dataset.name = own;
    }
  };
  let isTaken = false;
  const draw = () => {
    const given = radios.given();
    const isOpen = left() > 0;
    const result = planOf(content.plan, given);
    const finished = isOpen ? undefined : result;
    const prices = sheetPrices(finished ?? {}, labels);
    const open = isOpen ? openPlan(content.plan, given, labels) : undefined;
    const start = open?.prices ?? prices.start;
    const startText = open?.label ?? labels.start;
    // Where another step may take its place, the price is not that of this one alone.
    const first = finished?.alternative ? undefined : finished?.steps[0];
    const namedStart = first ? `${startText}: ${first.step}` : startText;
    const steps = (finished?.steps ?? []).map(({ service, because: reason }, index) => ({
      ...{ service, reason, label: index === 0 ? labels.first : labels.second },
    }));
    const trade = radios.nameOf(tradeQuestion);
    nameGoals();
    drawSheet(page, given[tradeQuestion], steps, {
      startLabel: start.length > 0 ? startText : undefined,
      namedStart: start.length > 0 ? namedStart : undefined,
      ...{ ...prices, start },
      // A sign without a trade here would stand over the plan of another one.
      name: trade === undefined ? undefined : (readSign()?.name ?? trade),
      goal: result?.goal ?? radios.nameOf(goalQuestion),
      number: result?.number,
      how: finished?.how,
      atOnce: atOnceAfter(content.plan, given),
      open: open && open.rows.length > 1 ? labels.open : labels.start,
    });
    if (open) drawOpenRows(page, open.rows);
    page.querySelector('[data-sheet]')?.toggleAttribute('data-open', isOpen);
    page.style.setProperty('--answered', String(1 - left() / radios.questions));
    page.toggleAttribute('data-complete', !isOpen);
    if (!isOpen) page.querySelector('[data-outdated]')?.setAttribute('hidden', '');
    for (const part of [...page.querySelectorAll('[data-ways], [data-see-plan]'), ...inBar]) {
      part.toggleAttribute('hidden', isOpen);
    }
    consultation?.toggleAttribute('hidden', !isOpen);
    const copy = page.querySelector<HTMLElement>('[data-copy]');
    // Without what an ad or a campaign added to the visitor's own address.
    const address = location.origin + location.pathname;
    if (copy) copy.dataset.copy = address + planHash(given);
    if (!isTaken) beginMessages(isOpen ? '' : listIn(planLines(content, given)));
    const status = page.querySelector<HTMLElement>('[data-status]');
    if (left() === radios.questions) {
      status?.replaceChildren();
      return;
    }
    const { status: unfinished = '', ready = '' } = status?.dataset ?? {};
    const [price] = start;
    const mark = content.plan.sample ? ` (${labels.example})` : '';
    status?.replaceChildren(
      ...(price === undefined
        ? []
        : // Beside the button of a finished plan the first line has no room for the mark.
          [lineOf(startText + (isOpen ? '' : mark)), lineOf(price, isOpen ? mark : '')]),
      lineOf(isOpen ? fillSlots(unfinished, { count: left() }) : ready),
    );
  };
  const answerBySign = () => {
    const trade = readSign()?.trade;
    const ofSign = radios.answersTo(tradeQuestion).find(({ name }) => name === trade);
    if (ofSign && radios.nameOf(tradeQuestion) === undefined) ofSign.radio.checked = true;
  };
  const readAddress = () => {
    const isWhole = radios.give(answersInHash(location.hash) ?? {});
    page.querySelector('[data-outdated]')?.toggleAttribute('hidden', isWhole);
  };
  const answered = () => {
    history.replaceState(history.state, '', planHash(radios.given()));
    draw();
  };

  const early = radios.given();
  readAddress();
  answerBySign();
  // Given before this script came, so newer than the address.
  radios.give(early);
  if (Object.keys(early).length > 0) answered();
  else draw();

  const heading = page.querySelector<HTMLElement>('[data-sheet-heading]');
  // A link to a finished plan leads to its sheet. After a reload the browser returns to where the visitor was.
  const isDone = left() === 0 && Object.keys(early).length === 0;
  if (isDone && isNewVisit()) heading?.scrollIntoView();

  page.addEventListener('change', ({ target }) => {
    const wasOpen = !page.hasAttribute('data-complete');
    answered();
    // Beside the questions the sheet would begin above the window. Keys stay where their focus is.
    const isBeside = matchMedia('(width >= 60em)').matches;
    const byKey = target instanceof Element && target.matches(':focus-visible');
    if (wasOpen && left() === 0 && isBeside && !byKey) heading?.scrollIntoView();
  });
  connectAnswers(page);
  const see = page.querySelector('[data-see-plan]');
  // On a phone the contact bar makes room for it, until the head of the sheet is well in sight.
  const observer = new IntersectionObserver(
    (entries) => {
      const isBelow = entries.at(-1)?.isIntersecting === false;
      see?.toggleAttribute('data-in-sight', isBelow);
    },
    // What is above the window counts as in it: a jump past the heading is noticed too.
    { rootMargin: '1000000px 0px -30%' },
  );
  if (heading) observer.observe(heading);
  see?.addEventListener('click', () => {
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  });
  page.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-parts]') : null;
    const isOpen = button?.getAttribute('aria-expanded') === 'true';
    button?.setAttribute('aria-expanded', String(!isOpen));
  });
  for (const link of [sendLink, ...inBar]) {
    link?.addEventListener('click', (event) => {
      const lines = planLines(content, radios.given());
      isTaken = true;
      keepMessages();
      // Once the message was sent there is no form: the link leads to where it was.
      if (putIntoMessage(page, labels, lines)) event.preventDefault();
    });
  }
  addEventListener('hashchange', () => {
    if (!answersInHash(location.hash)) return;
    radios.clear();
    readAddress();
    draw();
  });
  // The visitor's sign may have changed while this page was cached.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    answerBySign();
    draw();
  });
}

/** Returns what a message begins with that takes a plan along. */
function listIn(lines: readonly string[]): string {
  return withList(labels.opening ?? '', labels.intro, lines);
}

/** The same way to the form, for the bar: shorter. */
function sendLinkInBar(link: HTMLElement): HTMLElement {
  const short = document.createElement('a');
  for (const { name, value } of link.attributes) short.setAttribute(name, value);
  short.dataset.size = 'small';
  short.textContent = labels.sendShort;
  return short;
}

/** Returns the answers that the end of an address holds: `undefined` if it is something else, such as a part of the page. */
function answersInHash(hash: string): PlanAnswers | undefined {
  return hash.includes('=') ? Object.fromEntries(new URLSearchParams(hash.slice(1))) : undefined;
}
