import { answerTime } from '#content-model/answer-time.ts';
import { agency, frame } from '#content-model/content.ts';
import { whenShown } from '#site/client/when-shown.ts';

/** Says by the agency's clock when a message that is sent now is answered, wherever the page says so. */
export function startAnswerTimes(): void {
  // Each form of the page calls this.
  if (isStarted) return;
  isStarted = true;
  // A page that confirms a plainly posted message came right after it.
  const confirmation = document.querySelector('[data-message-sent]:target');
  if (confirmation) showAnswerTimes(confirmation, performance.timeOrigin);
  const update = () => showAnswerTimes(document);
  whenShown(update);
  setInterval(update, 20_000);
}

/**
 * Does so once.
 *
 * @param sentAt when a message was sent that the part confirms, in milliseconds since 1970; 0 if it confirms none anymore
 */
export function showAnswerTimes(part: ParentNode, sentAt?: number): void {
  const now = Date.now();
  for (const place of part.querySelectorAll<HTMLElement>('[data-answer-time]')) {
    if (sentAt !== undefined) place.dataset.answerTime = String(sentAt);
    const text = answerTime(Number(place.dataset.answerTime) || now, agency, frame.clock, { now });
    // Writing the same again would end a visitor's selection, and undo a translation.
    if (shownTexts.get(place) !== text) place.textContent = text;
    shownTexts.set(place, text);
  }
}

let isStarted = false;

const shownTexts = new WeakMap<Element, string>();
