import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type InputEvent,
  type SubmitEvent,
} from 'react';
import { logEvent } from '#site/client/analytics/log-event.ts';
import { prepareEmailMessage, sendEmailMessage } from '#site/client/email-message.ts';
import type { EmailMessageFailure, FailureReason } from '#site/client/email-message-outcome.ts';
import { contactDraft } from '#site/client/contact-draft.ts';
import { emptyDraft, sameTexts, type DraftTexts } from '#site/client/draft-texts.ts';
import {
  parseContactMessage,
  type ContactMessage,
  type FieldProblems,
} from '#contract/contact-message.ts';
import { answerToAgent, type AgentAnswer } from './answer-agent.ts';
import { contactControl, typedTexts } from './form-texts.ts';
import { useDraft } from './use-draft.ts';
import { useFieldProblems } from './use-field-problems.ts';

/** What stands at the top of the form after a try that did not succeed. */
type Report = { readonly kind: 'problems'; readonly problems: FieldProblems } | EmailMessageFailure;

/** The life of one message: typed, checked, sent, and reported on. */
export function useMessageForm({
  takesFocus,
  onSent,
}: {
  readonly takesFocus: boolean;
  readonly onSent: (message: ContactMessage) => void;
}) {
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const outcomeRef = useRef<HTMLDivElement>(null);
  useDraft(formRef);
  const { problems, setProblems, checkOnInput, checkOnBlur } = useFieldProblems(formRef);
  const [report, setReport] = useState<Report>();
  const [sending, setSending] = useState(false);
  /** Whether the fields are closed meanwhile: not where an agent waits, to which that is another form. */
  const [locked, setLocked] = useState(false);
  /** The way back from discarding, until something else is sent or discarded. */
  const [undo, setUndo] = useState<() => void>();
  // A second click can come before React has rendered the first.
  const busy = useRef(false);

  useEffect(() => {
    if (takesFocus) formRef.current?.querySelector('input')?.focus();
    // Whoever was quicker than React has had the first focus already.
    else if (formRef.current?.contains(document.activeElement)) prepareEmailMessage();
  }, [takesFocus]);
  useEffect(() => {
    if (report?.kind === 'problems') summaryRef.current?.focus();
    if (report?.kind === 'failed') outcomeRef.current?.focus();
  }, [report]);

  // The other form of the page, or another tab, has sent what this one could not.
  useEffect(
    () =>
      contactDraft.subscribe(() => {
        if (!sameTexts(contactDraft.read(), emptyDraft)) return;
        setReport((shown) => (shown?.kind === 'failed' ? undefined : shown));
      }),
    [],
  );

  const focusSend = () => formRef.current?.querySelector<HTMLElement>('[data-send]')?.focus();

  const send = async (message: ContactMessage, texts: DraftTexts, answer?: AgentAnswer) => {
    busy.current = true;
    setSending(true);
    setLocked(answer === undefined);
    // What is still shown is about the try before this one; its buttons go, but not the focus.
    const active = formRef.current?.querySelector(':focus');
    if (active && !contactControl(active)) focusSend();
    setReport(undefined);
    setUndo(undefined);
    // Whoever leaves before the answer finds the message again, and can ask for it once more.
    addEventListener('pagehide', holdUnsure);
    const outcome = await sendEmailMessage(message);
    await answer?.(outcome);
    removeEventListener('pagehide', holdUnsure);
    busy.current = false;
    setSending(false);
    setLocked(false);
    if (outcome.kind !== 'sent') {
      const reason = outcome.kind === 'failed' ? outcome.reason : outcome.kind;
      logEvent({ name: 'contact_form_failed', parameters: { reason } });
    }
    switch (outcome.kind) {
      case 'sent':
        logEvent({ name: 'contact_form_sent', parameters: {}, messageId: outcome.id });
        contactDraft.forget(texts);
        onSent(message);
        break;
      case 'invalid':
        setProblems(outcome.problems);
        setReport({ kind: 'problems', problems: outcome.problems });
        break;
      case 'failed':
        contactDraft.hold(mayHaveArrived.has(outcome.reason));
        setReport(outcome);
    }
  };

  const handlers = {
    onFocus: prepareEmailMessage,
    onInput: (event: InputEvent<HTMLFormElement>) => {
      contactDraft.keep(typedTexts(event.currentTarget));
      checkOnInput(event.target);
    },
    onBlur: (event: FocusEvent<HTMLFormElement>) => checkOnBlur(event.target),
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (busy.current) return;
      const texts = typedTexts(event.currentTarget);
      // A password manager may have filled a field without a word to anyone.
      contactDraft.keep(texts);
      const parsed = parseContactMessage(texts);
      setProblems(parsed.ok ? {} : parsed.problems);
      const answer = answerToAgent(event.nativeEvent);
      if (parsed.ok) void send(parsed.message, texts, answer);
      else {
        setReport({ kind: 'problems', problems: parsed.problems });
        void answer?.(parsed);
      }
    },
  };
  const discarding = {
    onDiscard: () => {
      const takeBack = contactDraft.discard();
      setProblems({});
      setReport(undefined);
      setUndo(() => takeBack);
    },
    onUndo:
      undo &&
      (() => {
        undo();
        setUndo(undefined);
        setProblems({});
        setReport(undefined);
        focusSend();
      }),
  };
  return {
    formRef,
    summaryRef,
    outcomeRef,
    handlers,
    discarding,
    problems,
    report,
    sending,
    locked,
  };
}

/** The call may have got through, and only its answer not: also where the page is being left. */
const mayHaveArrived: ReadonlySet<FailureReason> = new Set(['timeout', 'internal']);

function holdUnsure(): void {
  contactDraft.hold(true);
}
