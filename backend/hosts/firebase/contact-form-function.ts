import { contactFormAddress } from '#contract/plain-form.ts';
import { contactFormAnswer, formLimit } from '../contact-form-answer.ts';
import type { HostedAnswers } from './answer-requests.ts';
import { siteFacts } from './site-facts.ts';
import { settings, submit } from './submission.ts';

/** The contact form without JavaScript. */
export function contactFormFunction(): HostedAnswers {
  const { siteUrl, functionsUrl } = settings;
  const answer = contactFormAnswer({
    submit,
    siteHost: siteUrl?.host,
    siteOrigin: siteUrl?.origin,
    functionsUrl,
    builtPage: siteFacts.problemPage,
  });
  const answers = { [contactFormAddress]: { GET: answer, POST: answer } };
  return { settings, bodyLimit: formLimit, answers };
}
