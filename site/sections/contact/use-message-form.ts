import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type InputEvent,
  type SubmitEvent,
} from 'react';
import type { ContactFormFailure } from '#contract/analytics-events.ts';
import { logEvent } from '#site/client/analytics/log-event.ts';
import { contactForm } from '#content-model/content.ts';
import {
  parseContactMessage,
  type ContactMessage,
  type FieldProblems,
} from '#contract/contact-message.ts';
import { onDraftChange, removeDraft, saveDraft, withDraft } from './draft.ts';
import { emptyText, fieldOf, fillForm, isSameText, readForm, type FormText } from './form-text.ts';
import type { EmailMessageFailure, EmailMessageOutcome } from './sending/email-message-outcome.ts';
import { prepareEmailMessage, sendEmailMessage } from './sending/send-email-message.ts';
import { useFieldNotes } from './use-field-notes.ts';

/** What the top of the form says after a try that did not succeed. */
type Report = { readonly kind: 'problems'; readonly problems: FieldProblems } | EmailMessageFailure;

interface Options {
  readonly takesFocus: boolean;
  readonly onSent: (message: ContactMessage) => void;
}

/** One message: restored, typed, checked, sent, reported on. */
export function useMessageForm({ takesFocus, onSent }: Options) {
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const outcomeRef = useRef<HTMLDivElement>(null);
  const { problems, hints, setProblems, checkOnInput, checkOnBlur, dropSolved } = useFieldNotes();
  const [report, setReport] = useState<Report>();
  const [isSending, setSending] = useState(false);
  // A second click can come before React has rendered the first.
  const isBusy = useRef(false);

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const typed = readForm(form);
    const text = withDraft(typed);
    fillForm(form, text);
    if (!isSameText(typed, emptyText)) saveDraft(text, form);
    return onDraftChange((text, source) => {
      if (source === form) return;
      fillForm(form, text);
      dropSolved(text);
      // Another form has sent what this one could not.
      if (isSameText(text, emptyText)) {
        setReport((shown) => (shown?.kind === 'failed' ? undefined : shown));
      }
    });
    // oxlint-disable-next-line react/exhaustive-deps -- The first render's `dropSolved` is as good as any.
  }, []);
  useEffect(() => {
    if (takesFocus) formRef.current?.querySelector('input')?.focus();
    // The first focus may have come before React did.
    else if (formRef.current?.contains(document.activeElement)) prepareEmailMessage();
  }, [takesFocus]);
  useEffect(() => {
    if (report?.kind === 'problems') summaryRef.current?.focus();
    if (report?.kind === 'failed') outcomeRef.current?.focus();
  }, [report]);

  const send = async (message: ContactMessage, text: FormText) => {
    isBusy.current = true;
    setSending(true);
    // The last report goes with its buttons. The focus must not go with them.
    const active = formRef.current?.querySelector(':focus');
    if (active && !fieldOf(active)) {
      formRef.current?.querySelector<HTMLElement>('[data-send]')?.focus();
    }
    setReport(undefined);
    const outcome = await sendEmailMessage(message);
    isBusy.current = false;
    setSending(false);
    if (outcome.kind === 'sent') {
      logEvent({ name: 'contact_form_sent', parameters: {}, messageId: outcome.id });
      removeDraft(text);
      onSent(message);
      return;
    }
    logEvent({ name: 'contact_form_failed', parameters: { reason: loggedReason(outcome) } });
    if (outcome.kind === 'failed') {
      setReport(outcome);
    } else {
      setProblems(outcome.problems);
      setReport({ kind: 'problems', problems: outcome.problems });
    }
  };

  const handlers = {
    onFocus: prepareEmailMessage,
    onInput({ currentTarget, target }: InputEvent<HTMLFormElement>) {
      saveDraft(readForm(currentTarget), currentTarget);
      checkOnInput(target);
    },
    onBlur: ({ target }: FocusEvent<HTMLFormElement>) => checkOnBlur(target),
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      if (isBusy.current) return;
      const text = readForm(event.currentTarget);
      // A password manager may have filled in a field without an event.
      saveDraft(text, event.currentTarget);
      const parsed = parseContactMessage(text, contactForm);
      setProblems(parsed.ok ? {} : parsed.problems);
      if (parsed.ok) void send(parsed.message, text);
      else setReport({ kind: 'problems', problems: parsed.problems });
    },
  };
  return { formRef, summaryRef, outcomeRef, handlers, problems, hints, report, isSending };
}

/** In the figures a changed form is one whose fields were refused. */
function loggedReason(outcome: Exclude<EmailMessageOutcome, { kind: 'sent' }>): ContactFormFailure {
  const reason = outcome.kind === 'failed' ? outcome.reason : outcome.kind;
  return reason === 'form-changed' ? 'invalid' : reason;
}
