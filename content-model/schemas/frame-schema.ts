import { z } from 'zod';
import { footerPicture } from './picture-schema.ts';
import { group, label, sentences, text } from './text-schema.ts';

/** The text on every page, from `content/frame.yaml`. */
export const frameSchema = z.strictObject({
  skipLink: label('The first link for the keyboard, past the header'),
  homeLabel: label('What screen readers call the link to the home page'),
  menuLabel: label('What screen readers call the menu'),
  menuButton: label('The button that opens the menu in narrow windows'),
  close: label('The button that closes a dialog or a list'),
  sampleMark: label('The mark on what is invented'),
  comparison: group('Two pictures under a divider', {
    before: label('On the picture from before'),
    after: label('On the picture from after'),
    divider: label('What screen readers call the divider; {what} is a client or a service', 'what'),
    dividerValue: label('What they say while it is moved', 'percent'),
  }),
  consultationButton: label('The button that opens the contact form'),
  call: label('Before the phone number: on a phone, the button that calls'),
  clock: group(
    'Whether the phone is answered, and when messages are, by the hours and the time zone of agency.yaml',
    {
      open: label('Until {time}, if team.yaml is empty or this copy only shows the site', 'time'),
      openWith: label('Until {time}; {person} is the founder', 'person', 'time'),
      openLong: label('While it is open, also at midnight'),
      closed: label('While it is closed; {when} is a day, {time} when it opens', 'when', 'time'),
      today: label('The day, for {when}'),
      tomorrow: label('The next day, for {when}'),
      elsewhere: label('A time or answer time, for visitors whose clock shows another', 'time'),
      answerSoon: label('When a message is answered; {when} is today or tomorrow', 'time', 'when'),
      answerLater: label('The same; {when} is a day after that', 'time', 'when'),
      doorOpen: text('The sign on the drawn door of the agency while it is open', 12),
      doorClosed: text('The same sign while it is closed', 12),
    },
  ),
  contactBar: label('What screen readers call the bar at the lower edge of a phone'),
  contactDialog: label('What screen readers call the dialog of the contact form'),
  backToPage: label('The button that closes it'),
  footerPicture,
  footer: group('The headings of the lists at the end of every page', {
    services: label('Over the services'),
    company: label('Over the pages of menu.yaml'),
    contact: label('Over phone, email and hours'),
  }),
  rights: label('After the name in the copyright line'),
  demonstration: sentences('In the footer of a copy with `demonstration: true` in agency.yaml'),
  socialLabel: label('What screen readers call the list of networks'),
  onNetwork: label('What screen readers call a link to a network', 'network'),
  breadcrumbLabel: label('What screen readers call the path to a page'),
  consent: group('The question whether Google Analytics may count, if it is set up', {
    heading: label('The question'),
    text: sentences('What happens after a yes'),
    no: label('The button that refuses'),
    yes: label('The button that agrees'),
  }),
});
