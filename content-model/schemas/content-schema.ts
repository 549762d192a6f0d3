import { z } from 'zod';
import { articlePicture, extraArticleSchema, serviceArticleSchema } from './article-schema.ts';
import { agencySchema } from './agency-schema.ts';
import { brandSchema } from './brand-schema.ts';
import { contactFormSchema, contactSchema } from './contact-schema.ts';
import { emailsSchema } from './emails-schema.ts';
import { forProgramsSchema } from './for-programs-schema.ts';
import { extraPageSchema } from './extra-page-schema.ts';
import { frameSchema } from './frame-schema.ts';
import {
  entries,
  group,
  hidden,
  hideablePage,
  id,
  label,
  list,
  reference,
  text,
} from './text-schema.ts';
import type { MarkdownPart } from '../markdown/markdown-files.ts';
import { offerSchema } from './offer-schema.ts';
import * as pageSchemas from './page-schemas.ts';
import { planSchema } from './plan-schema.ts';
import { tradePage, tradeSchema } from './trade-schema.ts';
import { pageRows, type PageName } from '../page-table.ts';
import { comparedPictureFields, focus, pictureFields, pictureFile } from './picture-schema.ts';

const sample = z.boolean().describe('true while this is invented; the page says so');

/** An id on a page whose own parts have these. */
const idBeside = (...parts: readonly string[]) =>
  id.refine((name) => !parts.includes(name), 'is a part of the page already');

const count = (meaning: string) => z.number().nonnegative().max(9_999_999).describe(meaning);

const counted = {
  what: label('What is counted: Calls a month from the service area'),
  from: count('The number before you came'),
  to: count('The same number now'),
};

const caseParagraph = (meaning: string) => z.string().min(40).max(600).describe(meaning);

/** All content but the text of Markdown files. An unknown, missing or wrong field fails the build. */
export const contentSchema = z.strictObject({
  ...pageSchemas,
  agency: agencySchema,
  brand: brandSchema,
  caseStudies: entries('What you did for clients', {
    id: id.describe('A short name for it, the end of its address: /clients#{id}'),
    sample,
    hidden,
    company: label('The name of the client'),
    place: label('Their trade and where they are'),
    paragraph1: caseParagraph('What was in the way, and what the owner wanted'),
    paragraph2: caseParagraph('What you built'),
    now: caseParagraph('What is different for them now').optional(),
    result: group('One number that was counted before and after. Leave it out for none', {
      ...counted,
      period: text('When both were counted, in the same way', 160),
      countedBy: label('Who counted, and from what'),
    }).optional(),
    review: reference('review', 'What the owner says: the id of a review of reviews.yaml')
      .meta({ isUnique: true })
      .optional(),
    ...comparedPictureFields('caseStudy'),
    services: list(
      'The services it used, each by its link',
      reference('service', 'The link of a service').meta({ isUnique: true }),
    ),
  }),
  contact: contactSchema,
  contactForm: contactFormSchema,
  contentPoints: entries('The points on the home page', {
    title: label('The heading of the point').meta({ isUnique: true }),
    description: z.string().min(40).max(240).describe('Two or three plain sentences'),
    ...pictureFields('point'),
    example: group('The example that the picture shows. Leave it out for none', {
      count: z.number().int().positive().describe('The number shown large'),
      text: text('What it counts, and what it is compared with', 160),
    }).optional(),
  }),
  emails: emailsSchema,
  forPrograms: forProgramsSchema,
  extraArticles: z.array(extraArticleSchema),
  extraPages: z.array(extraPageSchema),
  frame: frameSchema,
  menu: entries('The menu', {
    name: label('The text in the menu'),
    link: reference(
      'page',
      'The page it links to, a file such as /files/prices.pdf, or the address of another site',
    ).meta({
      isUnique: true,
    }),
  }).min(1, 'must have a link'),
  offer: offerSchema,
  /** Without its file the page of the plan is hidden. */
  plan: planSchema.optional(),
  processSteps: entries('The steps of the process', {
    id: idBeside('content', 'start', 'package', 'prices').describe(
      'A short name for it, the end of its address: /process#{id}',
    ),
    title: label('The heading of the section'),
    when: label('When it takes place, in a few words'),
    summary: z.string().min(40).max(320).describe('What happens, in two or three sentences'),
    weDo: z.string().min(20).max(320).describe('What the agency does'),
    youDo: z.string().min(20).max(320).describe('What the owner does'),
    youLeaveWith: z.string().min(20).max(320).describe('What the owner has afterward'),
    ...pictureFields('step'),
  }).length(3, 'must be three steps: the page is drawn for them'),
  reviews: entries('What clients said', {
    id: id.describe('A short name for this review, not shown on the page'),
    sample,
    review: z.string().min(40).max(220).describe('What the client said'),
    reviewer: label('Who said it'),
    title: label('Their trade or business'),
    work: text('What you did for them, in one sentence', 120).optional(),
    result: group('One number before and after, if no case study has it', counted).optional(),
    avatarSrc: pictureFile('Their portrait: a drawing (.svg) or a photo in images/', 'avatar'),
    focus,
  }),
  services: entries('What you offer', {
    title: label('The name of the service').meta({ isUnique: true }),
    kind: label('Its usual name, for search engines, if the title differs').optional(),
    link: idBeside('content').describe('The last part of its address: /services/post/{link}'),
    question: label('What an owner asks who needs it, above the title').optional(),
    ...pictureFields('service'),
    articlePicture,
    message: z.string().min(40).max(240).describe('Two or three sentences for its card'),
    parts: entries('What the numbers in the drawing stand for', {
      name: label('What the part is called'),
      text: text('What it is good for, in one sentence', 160),
    }).optional(),
    hideBlogPost: z.boolean().optional().describe('true: there is no article to link to'),
    ...hideablePage,
  }).min(1, 'must have a service'),
  serviceArticles: z.array(serviceArticleSchema),
  team: entries('Who works here, the founder first', {
    id: id.describe('A short name for this person, not shown on the page'),
    sample,
    name: label('Their name'),
    title: label('What they do here'),
    ...pictureFields('portrait'),
    face: pictureFile(
      'The face of the first person. Without it, the picture is cropped',
      'avatar',
    ).optional(),
    video: group('A short video of the first person, which plays only when a visitor starts it', {
      file: reference('page', 'The file in files/, without sound: /files/hello.mp4').regex(
        /^\/files\/.+\.(?:mp4|webm)$/i,
        'is not a video in files/ such as /files/hello.mp4',
      ),
      captions: reference('page', 'What it shows, as WebVTT: /files/hello.vtt').regex(
        /^\/files\/.+\.vtt$/i,
        'is not a file in files/ such as /files/hello.vtt',
      ),
      captionsLabel: label('What the player calls the captions: English'),
      label: label('What screen readers call the video'),
    }).optional(),
    story: z.string().min(40).max(900).describe('Two short paragraphs, a blank line between'),
    does: list('What they do for a client', text('A part of it, in a few words', 120)).optional(),
    credentials: list(
      'What they have done and learned',
      text('One of them, with a year', 120),
    ).optional(),
  }).superRefine((team, context) => {
    for (const [place, { video }] of team.entries()) {
      if (place === 0 || video === undefined) continue;
      const message = 'is shown for the first person only: move it there, or delete it';
      context.addIssue({ code: 'custom', path: [place, 'video'], message });
    }
  }),
  tools: entries('What you work with', {
    name: label('The name of the tool').meta({ isUnique: true }),
    text: z.string().min(20).max(240).describe('What it does for an owner, in plain words'),
  }),
  tradePage,
  trades: z.array(tradeSchema),
});

export type Content = z.infer<typeof contentSchema>;

/** The parts that are the fields of Markdown files, and the folder of each. */
export const markdownContent = {
  extraArticles: 'articles',
  serviceArticles: 'articles',
  extraPages: 'pages',
  trades: 'trades',
} satisfies Partial<Record<keyof Content, MarkdownPart>>;

const otherFiles = {
  emails: 'emails.yaml',
  forPrograms: 'for-programs.yaml',
  frame: 'frame.yaml',
  agency: 'agency.yaml',
  brand: 'brand.yaml',
  articlePage: 'pages/article.yaml',
  caseStudies: 'case-studies.yaml',
  contact: 'contact.yaml',
  contactForm: 'contact-form.yaml',
  contentPoints: 'content-points.yaml',
  menu: 'menu.yaml',
  offer: 'offer.yaml',
  plan: 'plan.yaml',
  processSteps: 'process.yaml',
  reviews: 'reviews.yaml',
  services: 'services.yaml',
  team: 'team.yaml',
  tools: 'tools.yaml',
  tradePage: 'pages/trade.yaml',
} satisfies Record<Exclude<keyof Content, PageName | keyof typeof markdownContent>, string>;

/** The file of each part that is YAML, in the content folder. */
export const contentFiles = {
  ...Object.fromEntries(pageRows.map(({ name, file }) => [name, file])),
  ...otherFiles,
};
