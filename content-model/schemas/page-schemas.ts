import { z } from 'zod';
import { blogParts } from './blog-schema.ts';
import { checkParts } from './check-page-schema.ts';
import { planParts } from './plan-schema.ts';
import { privacyParts } from './privacy-schema.ts';
import { answerPicture, homePicture, pagePicture, pictureFile, skyline } from './picture-schema.ts';
import { entries, group, head, hideablePage, label, list, sentences, text } from './text-schema.ts';

const cardAlt = sentences('What the picture of a shared link shows');
const cardImage = pictureFile('The picture of a shared link: a file in images/', 'service');
const name = label('Its short name in breadcrumbs and links');

/** The head of a page whose title may become too long with the name of the agency. */
const headWithName = {
  ...head,
  title: text('The title of the tab, of search results and shared links', 160),
  shortTitle: text('The title if the other has over 60 characters', 60),
};

const heading = label('The large heading');
const lead = sentences('One or two sentences under the heading');
/** What most pages begin with. */
const opening = { cardAlt, heading, lead };

export const homePage = z.strictObject({
  ...headWithName,
  name,
  cardAlt,
  heading,
  button: label('The button under the tagline, to the process'),
  prices: sentences(
    'What the first step and the smallest jobs cost, beside the buttons',
  ).optional(),
  answer: sentences(
    'When an answer comes, after the prices in a narrow window',
    'answerTime',
  ).optional(),
  picture: homePicture,
  /** Under the first screen. */
  sign: group(
    'The form that puts a visitor’s name on the shops of the drawings. Leave it out for none',
    {
      heading: label('The heading'),
      lead: sentences('What it does, and where the name stays'),
      street: pictureFile(
        'A drawing (.svg) of 2560 × 400 with a blank board at 734, 176 of 332 × 84',
        'signStreet',
      ),
      label: label('The label of the field for the name'),
      trade: label('The label of the trades, which are those of trades/ with a sign'),
      choose: label('In that list, before one is chosen'),
      button: label('The button that puts the sign up'),
      missing: sentences('Said when there is no name or no trade'),
      up: sentences('Said when the sign is up'),
      notUp: sentences('Said when no sign could be painted on the picture of the home page'),
      picture: label('The button that makes a picture of the street'),
      noPicture: sentences('Said when the browser cannot make the picture'),
      takeOff: label('The button that takes the sign off'),
      off: sentences('Said when the sign is off'),
    },
  ).optional(),
  help: group('The points under the charts. Leave it out for none', {
    heading: label('The heading over the points of content-points.yaml'),
    lead: sentences('What the charts show, beside the heading').optional(),
    example: label('The mark over an example number'),
    link: label('The link to the about page'),
    linkAbout: label('Added to that link for screen readers'),
  }).optional(),
  services: group('The first services. Leave it out for none', {
    heading: label('The heading over the first three services'),
    lead: sentences('A sentence or two beside the heading').optional(),
    button: label('The button to all services'),
  }).optional(),
  reviews: group('The reviews of clients. Leave it out for none', {
    heading: label('The heading over the reviews'),
    lead: sentences('A sentence beside the heading').optional(),
    label: label('What screen readers call the carousel'),
    pause: label('The button that stops the carousel, before its name for screen readers'),
    play: label('The same button while it is stopped'),
  }).optional(),
});

export const aboutPage = z.strictObject({
  ...headWithName,
  name,
  ...opening,
  contactButton: label('The button that opens the contact form'),
  processLink: label('The link to the process'),
  picture: pagePicture,
  missionHeading: label('The heading over the mission'),
  mission: text('The mission statement', 600),
  countersLabel: label('What screen readers call the list of counters'),
  counters: entries('Figures about the agency. Keep them true', {
    sample: z.boolean().optional().describe('true while this is invented; the page says so'),
    count: z.number().int().nonnegative().max(9_999_999).describe('The number: 3'),
    plus: z.boolean().optional().describe('true: there are more, shown as 3+'),
    label: label('What is counted').meta({ isUnique: true }),
    drawn: z
      .enum(['lit', 'open', 'scaffold'])
      .optional()
      .describe('What up to six drawn shops show of it: lit windows, an open sign, or a scaffold'),
  }).max(6),
  openSign: text('The word on the signs of open shops', 12).optional(),
  founderHeading: label('The heading over the first person of team.yaml'),
  doesHeading: label('Before what a person of team.yaml does for a client'),
  credentialsHeading: label('Before their credentials'),
  facts: entries('Where you work, when you can be reached', {
    heading: label('What it answers: Where we work').meta({ isUnique: true }),
    text: sentences('The answer, in two or three sentences'),
  })
    .max(3)
    .optional(),
  ownCounting: group('A fact more, shown while no measurement ID is set: then it is true', {
    heading: label('The heading'),
    text: sentences('Why this site does not use Google Analytics'),
  }).optional(),
  call: group('The call to get in touch at the end of the page', {
    heading: label('The heading of the call at the end'),
    text: sentences('The text next to it'),
  }),
  ...hideablePage,
});

export const processPage = z.strictObject({
  ...head,
  name,
  ...opening,
  picture: pagePicture,
  contentsLabel: label('What screen readers call the list of the steps'),
  weDo: label('Before what the agency does in a step'),
  youDo: label('Before what the owner does'),
  youLeaveWith: label('Before what the owner has afterward'),
  example: group('How one customer came to a price. Leave it out for none', {
    sample: z.boolean().describe('true while it is invented; the page says so'),
    heading: label('The heading'),
    days: entries('What happened, day by day', {
      day: label('When: Monday, 2pm').meta({ isUnique: true }),
      text: sentences('What happened'),
    })
      .min(2)
      .max(6),
  }).optional(),
  start: group('The call to get in touch at the end of the page', {
    heading: list('The heading, in one or two lines', label('A line')).min(1).max(2),
  }),
  ...hideablePage,
});

export const clientsPage = z.strictObject({
  ...head,
  ...opening,
  cardSample: label('The mark on that picture while a case study is a sample'),
  story: group('The headings of a case study', {
    inTheWay: label('The heading over the first paragraph'),
    built: label('The heading over the second paragraph'),
    now: label('The heading over what is different now and the measured result'),
  }),
  result: group('The measured result of a case study', {
    before: label('Over the first number'),
    now: label('Over the second number'),
    countedBy: label('Before who counted; {who} is the name', 'who'),
  }),
  skyline,
  servicesLabel: label('Before the services of a case study'),
  picture: group('The picture of a case study', {
    enlarge: label('The button that shows it large'),
    enlargeAbout: label('Added to that button for screen readers', 'company'),
    move: label('Over the large picture, where it is larger than the window'),
  }),
  next: group('What comes after the case studies', {
    heading: label('The heading at the end'),
    text: sentences('The text next to it'),
    link: label('The link to the process'),
  }),
  ...hideablePage,
});

/** What a page with a list of questions begins with. */
const aboveQuestions = { ...head, name, ...opening, cardImage, skyline };

export const checkPage = z.strictObject({ ...aboveQuestions, ...checkParts, ...hideablePage });

export const planPage = z.strictObject({ ...aboveQuestions, ...planParts, ...hideablePage });

export const servicesPage = z.strictObject({
  ...head,
  name,
  ...opening,
  skyline,
  contentsLabel: label('What screen readers call the board of services'),
  pricesLink: label('The link to all prices, on the process page'),
  articleLink: label('The link from a service to its article'),
  articleLinkAbout: label('Added to that link for screen readers, before the name of the service'),
  tools: group('The tools behind the work', {
    heading: label('The heading over the tools of tools.yaml'),
    text: sentences('The text next to it'),
  }),
  /** Advertising, which no service of its own has to be about. */
  ads: group('Ads. Leave it out for none', {
    heading: label('The heading'),
    lead: sentences('What ads are good for, beside the heading'),
    kinds: entries('The kinds of ads, side by side', {
      name: label('What it is called'),
      pay: label('What one pays for, shown large'),
      facts: list('Where they are shown, whom they suit', sentences('One fact')).min(1),
    })
      .min(1)
      .max(3),
  }).optional(),
});

export const articlePage = z.strictObject({
  skyline,
  minute: label('The time to read, if it is a minute; {count} is the number', 'count'),
  minutes: label('The time to read; {count} is the number of minutes', 'count'),
  byline: label('Who wrote it: the first person of team.yaml', 'author', 'title'),
  reviewed: label('When it was last reviewed; {date} is the day of `updated`', 'date'),
  sheetButton: label('The button over the text in narrow windows'),
  otherServices: label('The heading over the other services'),
  contents: label('The heading over the sections of the article'),
  footnotes: group('What screen readers say at footnotes', {
    name: label('What a link to one is called, with its number'),
    back: label('The link back from one; {number} is its number', 'number'),
  }),
  card: group('The card beside the article', {
    heading: label('The heading'),
    text: sentences('The text under it'),
  }),
  next: group('What comes after the article', {
    heading: label('The heading'),
    text: sentences(
      'The text under it; {phoneLink} is the number, {answerTime} when you answer',
      ...['phoneLink', 'answerTime'],
    ),
    link: label('The link to all services'),
  }),
});

export const articlesPage = z.strictObject({
  ...head,
  name,
  ...opening,
  skyline,
  feed: label('The link to the feed, for readers who subscribe'),
  published: label('When an article was published; {date} is the day', 'date'),
  otherArticles: label('The heading over the other articles, beside one'),
  sheetButton: label('The button over the text of an article in narrow windows'),
  link: label('The link to this page, at the end of an article'),
});

export const messageSentPage = z.strictObject({
  ...head,
  ...opening,
  lead: sentences('The sentence over the steps'),
  skyline,
  steps: list('What happens next, where the site sends email', sentences('A step')),
  answer: sentences('The last step; {answerTime} is when an answer comes', 'answerTime'),
  button: label('The button to the home page'),
  notSent: group('For visitors who have sent nothing', {
    heading: label('The large heading'),
    text: sentences('Why there is nothing to confirm'),
    button: label('The button that opens the contact form'),
  }),
  picture: answerPicture,
});

export const contactProblemPage = z.strictObject({
  ...head,
  cardAlt,
  heading,
  skyline,
  text: sentences('What to do'),
  otherWays: sentences('The other ways to get in touch', 'phoneLink', 'emailLink'),
  cardImage,
  errorTitle: label('The title of the tab; {title} is the one above', 'title'),
  answers: group('Over the form with what was typed', {
    otherSite: sentences('If the form of another site was sent to this one'),
    tooMany: sentences('If the limits of requests are reached'),
    unavailable: sentences('If the server cannot store messages'),
  }),
  refusals: group('Over an empty form: what was sent could not be read', {
    tooSlow: sentences('If it took too long to arrive'),
    tooLarge: sentences('If it is far too long'),
    unreadable: sentences('If it is not what a form sends'),
    tooMany: sentences('If the limits of requests are reached'),
    failed: sentences('If the server fails'),
    unavailable: sentences('If the server is too busy'),
  }),
  goBack: sentences('Added to each refusal: how to get the text back'),
});

export const notFoundPage = z.strictObject({
  ...head,
  ...opening,
  label: label('The label over the heading'),
  button: label('The button to the home page'),
  pagesLabel: label('What screen readers call the list of pages'),
  picture: pagePicture,
});

export const privacyPage = z.strictObject({
  ...head,
  name,
  heading,
  lead,
  picture: answerPicture,
  skyline,
  ...privacyParts,
});

export const blogPage = z.strictObject({
  ...head,
  ...opening,
  cardImage,
  skyline,
  ...blogParts,
  ...hideablePage,
});
