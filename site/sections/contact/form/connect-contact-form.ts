import type { ContactFormFailure } from '#contract/analytics-events.ts';
import { logEvent } from '#site/client/analytics/log-event.ts';
import { contactForm } from '#content-model/content.ts';
import { contactFieldNames } from '#site/content/contact-fields.ts';
import { parseContactMessage, type ContactMessage } from '#contract/contact-message.ts';
import { onDraftChange, removeDraft, saveDraft, withDraft } from './draft.ts';
import { fieldNotes } from './field-notes.ts';
import {
  control,
  emptyText,
  fieldOf,
  fillForm,
  isSameText,
  readForm,
  type FormText,
} from './form-text.ts';
import type { EmailMessageFailure, EmailMessageOutcome } from './sending/email-message-outcome.ts';
import {
  prepareEmailMessage,
  sendEmailMessage,
  sendingTimeLimit,
} from './sending/send-email-message.ts';
import { startAnswerTimes } from '../show-answer-times.ts';
import { showConfirmation } from '../sent/show-confirmation.ts';
import { failureNotice } from './show-failure.ts';
import { problemSummary } from './show-problems.ts';

/**
 * Makes the contact form in a part of the page show problems as fields are left, send without leaving the page,
 * confirm in its place, and the page say by the clock when an answer comes. It never replaces a field, and writes
 * only into elements of its own: what is typed stays, whatever a translation or an extension did to the page.
 */
export function connectContactForm(part: HTMLElement): void {
  const form = part.querySelector('form');
  if (form) connectForm(form, part);
  startAnswerTimes();
}

function connectForm(form: HTMLFormElement, part: HTMLElement): void {
  const summary = problemSummary(form);
  const notes = fieldNotes(form, summary.update);
  const updateConnection = connectionLine(form);
  const notice = failureNotice(form);
  let failure: EmailMessageFailure | undefined;
  let isSending = false;
  // What the page begins the message with is no draft, and gives way to one.
  const start = () => form.dataset.message ?? '';
  const readTyped = () => {
    const text = readForm(form);
    return text.message === start() ? { ...text, message: '' } : text;
  };
  const show = (text: FormText) =>
    fillForm(form, text.message === '' ? { ...text, message: start() } : text);

  const showFailure = (next: EmailMessageFailure | undefined) => {
    failure = next;
    notice(next);
    updateConnection(next !== undefined);
  };
  const setSending = (next: boolean) => {
    isSending = next;
    showSending(form, next);
  };

  const send = async (message: ContactMessage, typed: FormText) => {
    setSending(true);
    // The last report goes with its buttons. The focus must not go with them.
    const active = form.querySelector(':focus');
    if (active && !fieldOf(active)) sendButton(form)?.focus();
    summary.show({});
    showFailure(undefined);
    const outcome = await sendEmailMessage(message);
    if (outcome.kind !== 'sent') {
      logEvent({ name: 'contact_form_failed', parameters: { reason: loggedReason(outcome) } });
    }
    // The plain form needs no token, and the backend stores a message that it has from the call only once.
    const isUnanswered = outcome.kind === 'failed' && outcome.reason === 'timeout';
    if (outcome.kind === 'unchecked' || isUnanswered) {
      const hasLeft = await postPlainly(form);
      setSending(false);
      if (!hasLeft) showFailure({ kind: 'failed', reason: 'timeout' });
      return;
    }
    setSending(false);
    switch (outcome.kind) {
      case 'sent':
        logEvent({ name: 'contact_form_sent', parameters: {}, messageId: outcome.id });
        removeDraft(typed);
        showConfirmation(part, form, message, () => {
          notes.forget();
          show(withDraft(emptyText));
          form.querySelector('input')?.focus();
        });
        return;
      case 'failed':
        showFailure(outcome);
        return;
      case 'invalid':
        notes.setProblems(outcome.problems);
        summary.show(outcome.problems);
    }
  };

  form.addEventListener('focusin', prepareEmailMessage, { once: true });
  form.addEventListener('input', ({ target }) => {
    saveDraft(readTyped(), form);
    notes.checkOnInput(target);
  });
  form.addEventListener('focusout', ({ target }) => notes.checkOnBlur(target));
  // A problem shown as the field is left would move the button away from under the pointer.
  sendButton(form)?.addEventListener('mousedown', (event) => event.preventDefault());
  form.addEventListener('submit', (event) => {
    const text = readForm(form);
    // Until here an error lets the browser post the form.
    const parsed = parseContactMessage(text, contactForm);
    event.preventDefault();
    if (isSending) return;
    // A password manager may have filled in a field without an event.
    const typed = readTyped();
    saveDraft(typed, form);
    notes.setProblems(parsed.ok ? {} : parsed.problems);
    if (parsed.ok) {
      void send(parsed.message, typed);
    } else {
      showFailure(undefined);
      summary.show(parsed.problems);
    }
  });

  const typed = readTyped();
  const text = withDraft(typed);
  show(text);
  if (!isSameText(typed, emptyText)) saveDraft(text, form);
  onDraftChange((text, source) => {
    if (source === form) return;
    show(text);
    notes.dropSolved(readForm(form));
    // Another form has sent what this one could not.
    if (isSameText(text, emptyText) && failure) showFailure(undefined);
  });
  // The first focus may have come before this script did.
  if (form.contains(document.activeElement)) prepareEmailMessage();
  // From here on this script checks the fields, not the browser.
  form.noValidate = true;
}

function sendButton(form: HTMLFormElement) {
  return form.querySelector<HTMLElement>('[data-send]');
}

function showSending(form: HTMLFormElement, isSending: boolean): void {
  form.setAttribute('aria-busy', String(isSending));
  for (const name of contactFieldNames) {
    const field = control(form, name);
    if (field && 'readOnly' in field) field.readOnly = isSending;
  }
  sendButton(form)?.setAttribute('aria-disabled', String(isSending));
  form.querySelector('[data-send-label]')?.toggleAttribute('hidden', isSending);
  form.querySelector('[data-sending-label]')?.toggleAttribute('hidden', !isSending);
  const status = isSending ? contactForm.sendingStatus : '';
  form.querySelector('[data-sending-status]')?.replaceChildren(status);
}

/**
 * Posts the form as a browser without scripts does. Resolves to `true` if the visitor comes back to the form, to
 * `false` if the browser has not left it after all.
 */
function postPlainly(form: HTMLFormElement): Promise<boolean> {
  form.submit();
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), sendingTimeLimit);
    const comeBack = () => {
      clearTimeout(timer);
      resolve(true);
    };
    addEventListener('pageshow', comeBack, { once: true });
  });
}

/** Returns a function that updates the line about being offline. It is empty where a failure says so already. */
function connectionLine(form: HTMLFormElement) {
  const line = form.querySelector('[data-connection]');
  let hasFailure = false;
  const show = () => {
    line?.replaceChildren(navigator.onLine || hasFailure ? '' : contactForm.offline);
  };
  show();
  addEventListener('online', show);
  addEventListener('offline', show);
  return (isFailureShown: boolean): void => {
    hasFailure = isFailureShown;
    show();
  };
}

/** In the figures a changed form is one whose fields were refused. */
function loggedReason(outcome: Exclude<EmailMessageOutcome, { kind: 'sent' }>): ContactFormFailure {
  if (outcome.kind === 'unchecked') return 'unauthenticated';
  const isInvalid = outcome.kind === 'invalid' || outcome.reason === 'form-changed';
  return isInvalid ? 'invalid' : outcome.reason;
}
