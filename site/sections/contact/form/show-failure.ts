import { contactForm } from '#content-model/content.ts';
import { problemPageMarks } from '#contract/problem-page.ts';
import { failureText } from './failure-text.ts';
import { readForm } from './form-text.ts';
import { mailAddress } from '../mail-address.ts';
import type { EmailMessageFailure, FailureReason } from './sending/email-message-outcome.ts';

const text = contactForm.notSent;

/**
 * Returns a function that says in a form why the message was not sent, and what is left to do. The notice takes
 * the focus, so screen readers read it. It sends only when asked to: the visitor may have called meanwhile.
 */
export function failureNotice(form: HTMLFormElement) {
  const notice = form.querySelector<HTMLElement>(`[${problemPageMarks.outcome}]`);
  const template = form.querySelector<HTMLTemplateElement>('template[data-not-sent]');
  const part = (name: string) => notice?.querySelector<HTMLElement>(`[data-${name}]`);
  let shown: EmailMessageFailure | undefined;

  notice?.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest('[data-reload]')) location.reload();
    // As a browser without scripts posts it, which asks for no check.
    if (target.closest('[data-plainly]')) form.submit();
    const link = target.closest<HTMLAnchorElement>('[data-own-mail]');
    if (link) link.href = mailAddress(link.dataset.ownMail ?? '', readForm(form));
  });
  const followConnection = () => {
    const why = part('why');
    const isBack = navigator.onLine;
    if (shown?.reason !== 'offline' || !why) return;
    why.hidden = isBack;
    part('back-online')?.replaceChildren(isBack ? text.backOnline : '');
    part('retry')?.replaceChildren(isBack ? text.sendNow : text.tryAgain);
  };
  addEventListener('online', followConnection);
  addEventListener('offline', followConnection);

  return (failure: EmailMessageFailure | undefined): void => {
    shown = failure;
    if (!notice || !template) return;
    notice.hidden = !failure;
    notice.replaceChildren();
    if (!failure) return;
    const { reason } = failure;
    notice.append(document.importNode(template.content, true));
    notice.setAttribute('role', 'group');
    notice.setAttribute('aria-labelledby', part('title')?.id ?? '');
    notice.setAttribute('aria-describedby', part('text')?.id ?? '');
    part('title')?.append(mayHaveArrived.has(reason) ? text.unsure : text.heading);
    part('why')?.append(failureText(failure));
    part('reload')?.toggleAttribute('hidden', reason !== 'form-changed');
    part('retry')?.toggleAttribute('hidden', reason === 'form-changed');
    part('plainly')?.toggleAttribute('hidden', !mayHaveArrived.has(reason));
    notice.focus();
  };
}

/** The call may have arrived, and only its answer got lost. A plain form may find another way to the server. */
const mayHaveArrived: ReadonlySet<FailureReason> = new Set(['timeout', 'internal']);
