import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { agencySchema } from '#contract/agency.ts';
import { explained } from './explained-schema.ts';
import { yamlFile } from './content-loader.ts';

const sample = z
  .boolean()
  .describe('true while this is invented; the page says so. Take it out with your own');

const image = z.string().endsWith('.svg').describe('Its drawing, by file name');

const alt = z.string().min(20).describe('What the drawing shows, for those who do not see it');

/** Where each word on the site comes from. An unknown or missing key fails the build. */
export const collections = {
  agency: defineCollection({
    loader: yamlFile('content/agency.yaml', () => 'agency'),
    schema: explained(agencySchema),
  }),
  menu: defineCollection({
    loader: yamlFile('content/menu.yaml', (item) => item.link),
    schema: explained(
      z.strictObject({
        name: z.string().min(1).describe('What the menu says'),
        link: z.string().startsWith('/').describe('The page it leads to'),
      }),
    ),
  }),
  contentPoints: defineCollection({
    loader: yamlFile('content/content-points.yaml', (point) => point.title),
    schema: explained(
      z.strictObject({
        title: z.string().min(1).describe('The point’s heading'),
        description: z.string().min(40).max(240).describe('Two or three plain sentences'),
        chart: z.enum(['visits', 'calls', 'bookings']).describe('The roof drawn above it'),
      }),
    ),
  }),
  services: defineCollection({
    loader: yamlFile('content/services.yaml', (service) => service.link),
    schema: explained(
      z.strictObject({
        title: z.string().min(1).describe('The service’s name'),
        link: z
          .string()
          .regex(/^[a-z-]+$/)
          .describe('The last part of its address: /services/post/{link}'),
        image,
        alt,
        message: z.string().min(40).max(240).describe('Two sentences for its card'),
        parts: z
          .array(z.strictObject({ name: z.string(), text: z.string() }))
          .optional()
          .describe('What the numbers in the drawing stand for'),
        hideBlogPost: z.boolean().optional().describe('true: there is no article to link to'),
      }),
    ),
  }),
  reviews: defineCollection({
    loader: yamlFile('content/reviews.yaml', (review) => review.id),
    schema: explained(
      z.strictObject({
        id: z.string().min(1).describe('A short name for this review, used nowhere on the page'),
        sample,
        review: z.string().min(40).max(220).describe('The client’s words'),
        reviewer: z.string().min(1).describe('Who said it'),
        title: z.string().min(1).describe('Their trade or business'),
        avatarSrc: z.string().endsWith('.svg').describe('Their portrait, by file name'),
      }),
    ),
  }),
  articles: defineCollection({
    loader: glob({ base: './content/articles', pattern: '*.md' }),
    schema: explained(
      z.strictObject({
        title: z.string().min(1).max(60).describe('What the tab and a shared link call it'),
        description: z.string().min(80).max(160).describe('What search results say under it'),
        lead: z.string().min(40).max(320).describe('One or two sentences under the heading'),
        glance: z
          .array(
            z.strictObject({
              question: z.string().min(1).describe('What it costs'),
              answer: z.string().min(1).max(160).describe('The short answer'),
            }),
          )
          .length(3)
          .describe('Three short answers before the article'),
      }),
    ),
  }),
  about: defineCollection({
    loader: yamlFile('content/about.yaml', () => 'about'),
    schema: explained(
      z.strictObject({
        lead: z.string().min(40).max(320).describe('One or two sentences under the heading'),
        mission: z.string().min(40).max(600).describe('What the agency is there for'),
        counters: z
          .array(
            z.strictObject({
              count: z.number().int().positive().describe('3 is shown as 3+'),
              label: z.string().min(1).describe('What is counted'),
            }),
          )
          .describe(
            'What can be counted about the agency: facts of its own, not samples; keep them true',
          ),
      }),
    ),
  }),
  team: defineCollection({
    loader: yamlFile('content/team.yaml', (member) => member.id),
    schema: explained(
      z.strictObject({
        id: z.string().min(1).describe('A short name for this person, used nowhere on the page'),
        sample,
        name: z.string().min(1).describe('Their name'),
        title: z.string().min(1).describe('What they do here'),
        image,
        alt,
        story: z.string().min(40).max(900).describe('Two short paragraphs, a blank line between'),
      }),
    ),
  }),
  caseStudies: defineCollection({
    loader: yamlFile('content/case-studies.yaml', (study) => study.id),
    schema: explained(
      z.strictObject({
        id: z
          .string()
          .min(1)
          .describe('A short name for it, the end of its address: /clients#{id}'),
        sample,
        company: z.string().min(1).describe('The client’s name'),
        place: z.string().min(1).describe('Their trade and where they are'),
        paragraph1: z.string().min(40).max(600).describe('What was there before, and the wish'),
        paragraph2: z.string().min(40).max(600).describe('What was built, and what it does now'),
        image,
        alt,
        services: z.array(z.string()).describe('The services it used, each by its link'),
      }),
    ),
  }),
  process: defineCollection({
    loader: yamlFile('content/process.yaml', (step) => step.title),
    schema: explained(
      z.strictObject({
        title: z.string().min(1).describe('The section’s heading'),
        when: z.string().min(1).describe('When it is, in a few words'),
        summary: z.string().min(40).max(320).describe('What happens, in two or three sentences'),
        weDo: z.string().min(20).max(320).describe('What the agency does'),
        youDo: z.string().min(20).max(320).describe('What the owner does'),
        youLeaveWith: z.string().min(20).max(320).describe('What the owner has after it'),
        image,
        alt,
      }),
    ),
  }),
  tools: defineCollection({
    loader: yamlFile('content/tools.yaml', (tool) => tool.name),
    schema: explained(
      z.strictObject({
        name: z.string().min(1).describe('What the tool is called'),
        text: z.string().min(20).max(240).describe('What it does for an owner, in plain words'),
      }),
    ),
  }),
};
