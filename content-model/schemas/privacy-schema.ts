import { z } from 'zod';
import { group, label, sentences } from './text-schema.ts';

/** A name in bold, and what is said of it. */
function item<Added extends z.ZodRawShape>(meaning: string, added: Added) {
  return group(meaning, { name: label('Its name, in bold'), ...added });
}

const say = sentences('What is said of it');
const analytics = sentences('Added if the site asks visitors for Google Analytics');
const recaptcha = sentences('Added if Google’s reCAPTCHA checks the form');
const onlyUs = sentences('Added if no other company takes part');
const atGoogle = sentences('Added if the site runs on Google’s machines');

/** The parts of the privacy page. */
export const privacyParts = {
  message: group('What happens to a message, step by step', {
    heading: label('The heading'),
    typed: item('While it is typed', { text: say }),
    sent: item('Once it is sent', { text: say, atGoogle }),
    arrived: item('How the agency gets it', {
      emailed: sentences('If the site sends emails'),
      notEmailed: sentences('If it sends none'),
      chat: sentences('Added if a service such as Slack gets a copy; its name', 'service'),
      otherService: label('For {service}, if it is none that the site knows'),
    }),
    answered: item('How it is answered', {
      text: say,
      sample: sentences('In place of that on a copy that is a sample or a demonstration'),
      booking: sentences('Added if agency.yaml has a page for appointments at Cal.com or Calendly'),
    }),
    deleted: item('How long it stays', {
      noDay: sentences('If messages are not deleted by a setting'),
      after: sentences('If they are; {days} is after how many days', 'days'),
      oneDay: label('For {days}, if it is one'),
      severalDays: label('For {days}; {count} is their number', 'count'),
      onRequest: sentences('What visitors can ask for'),
    }),
    robots: item('The check against robots, under the steps', {
      ownCheck: sentences('If our server checks the form'),
      recaptcha: sentences('If Google’s reCAPTCHA does'),
      pass: sentences('What the check gives'),
    }),
  }),
  stored: group('What the server stores', {
    heading: label('The heading'),
    typed: item('The fields of the form', {
      text: sentences('{fields} are their names', 'fields'),
    }),
    added: item('What the site notes with it', { text: say }),
    visits: item('The counts of visits', { text: say }),
  }),
  notStored: group('What is not stored', {
    heading: label('The heading'),
    cookies: item('Cookies', { text: say, recaptcha, analytics }),
    address: item('The address of the visitor’s connection', {
      text: say,
      atGoogle,
      staticHost: sentences('Added if another company sends the pages'),
      recaptcha,
      analytics,
    }),
    reading: item('What a visitor reads', { text: say, onlyUs, recaptcha, analytics }),
    device: item('The visitor’s device', { text: say, analytics }),
  }),
  counting: group('How visits are counted', {
    heading: label('The heading'),
    totals: sentences('What is counted'),
    sources: sentences('How the sites and ads that bring visits are counted'),
    shopCheck: sentences('Added if the site has the page /check: what becomes of its answers'),
    plan: sentences('Added if the site has the page /plan: what becomes of its answers'),
    signals: item('The signals of browsers that ask not to be followed', {
      text: say,
      onlyUs,
      analytics,
      recaptcha,
      ownTotals: sentences('That our own count goes on'),
    }),
    optOut: group('How to stay out of the count', {
      text: sentences('Before the switch'),
      switch: label('The switch that leaves this browser out of the count'),
    }),
    analytics: item('Google Analytics, if the site asks for it', {
      text: say,
      saidYes: sentences('After a yes'),
      saidNo: sentences('After a no'),
      cannotAsk: sentences('If the browser refuses for the visitor'),
    }),
  }),
  inBrowser: group('What is stored in the visitor’s browser', {
    heading: label('The heading'),
    draft: item('The text in the form', { text: say }),
    sign: item('The sign that a visitor put up on the home page, where it has that form', {
      text: say,
    }),
    answers: item('The answers of the shop check, where the site has it', { text: say }),
    visit: item('The visit', { text: say }),
    choices: item('What the visitor chose', { text: say, analytics }),
    pass: item('The check against robots, and what its library notes', { text: say, onlyUs }),
    clear: sentences('How to delete it'),
  }),
  askUs: group('The rights of visitors, over the agency’s details', {
    heading: label('The heading'),
    text: sentences('What visitors can ask for, and by which law'),
  }),
};
