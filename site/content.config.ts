import { defineCollection } from 'astro/content/config';
import { z } from 'astro/zod';
import { agencySchema } from '#contract/agency.ts';
import { articleFiles } from './content/article-loader.ts';
import { yamlFile } from './content/content-loader.ts';
import { isPageId } from './content/page-id.ts';

const sample = z
  .boolean()
  .describe('true while this is invented; the page says so. Take it out with your own');

const needed = 'is a name the page needs for itself. Choose another';

const name = z
  .string()
  .regex(
    /^[a-z][a-z0-9-]*$/,
    'takes small letters, digits and hyphens, and begins with a letter: okafor-plumbing',
  );

/** The end of an address, so it is of letters that need no spelling there. */
const id = name.refine((end) => !isPageId(end), needed);

const image = z
  .string()
  .endsWith('.svg', 'should be the name of a file that ends in .svg')
  .describe('Its drawing, by file name');

const alt = z.string().min(20).describe('What the drawing shows, for those who do not see it');

export const articleSchema = z.strictObject({
  title: z.string().min(1).max(46).describe('What the tab and a shared link call it'),
  description: z.string().min(110).max(155).describe('What search results say under it'),
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
});

/** Where each word on the site comes from. An unknown or missing key fails the build. */
export const collections = {
  agency: yamlCollection('content/agency.yaml', () => 'agency', agencySchema, 1),
  menu: yamlCollection(
    'content/menu.yaml',
    (item) => item.link,
    z.strictObject({
      name: z.string().min(1).describe('What the menu says'),
      link: z.string().startsWith('/').describe('The page it leads to'),
    }),
  ),
  contentPoints: yamlCollection(
    'content/content-points.yaml',
    (point) => point.title,
    z.strictObject({
      title: z.string().min(1).describe('The point’s heading'),
      description: z.string().min(40).max(240).describe('Two or three plain sentences'),
      image,
      alt,
      example: z
        .strictObject({
          count: z.number().int().positive().describe('The number shown large'),
          text: z.string().min(1).describe('What it counts, and what it is compared with'),
        })
        .describe('The example that the picture shows'),
    }),
  ),
  services: yamlCollection(
    'content/services.yaml',
    (service) => service.link,
    z.strictObject({
      title: z.string().min(1).describe('The service’s name'),
      kind: z
        .string()
        .min(1)
        .optional()
        .describe('For search engines: what they know it as, where the title is another'),
      link: id.describe('The last part of its address: /services/post/{link}'),
      image,
      alt,
      message: z.string().min(40).max(240).describe('Two sentences for its card'),
      parts: z
        .array(
          z.strictObject({
            name: z.string().min(1).describe('What the part is called'),
            text: z.string().min(1).describe('What it is good for, in one sentence'),
          }),
        )
        .optional()
        .describe('What the numbers in the drawing stand for'),
      hideBlogPost: z.boolean().optional().describe('true: there is no article to link to'),
    }),
  ),
  reviews: yamlCollection(
    'content/reviews.yaml',
    (review) => review.id,
    z.strictObject({
      id: name.describe('A short name for this review, used nowhere on the page'),
      sample,
      review: z.string().min(40).max(220).describe('The client’s words'),
      reviewer: z.string().min(1).describe('Who said it'),
      title: z.string().min(1).describe('Their trade or business'),
      avatarSrc: image.describe('Their portrait, by file name'),
    }),
  ),
  articles: defineCollection({
    loader: articleFiles('content/articles', articleSchema),
    schema: articleSchema,
  }),
  about: yamlCollection(
    'content/about.yaml',
    () => 'about',
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
    1,
  ),
  team: yamlCollection(
    'content/team.yaml',
    (member) => member.id,
    z.strictObject({
      id: name.describe('A short name for this person, used nowhere on the page'),
      sample,
      name: z.string().min(1).describe('Their name'),
      title: z.string().min(1).describe('What they do here'),
      image,
      alt,
      story: z.string().min(40).max(900).describe('Two short paragraphs, a blank line between'),
    }),
  ),
  caseStudies: yamlCollection(
    'content/case-studies.yaml',
    (study) => study.id,
    z.strictObject({
      // Beside a study `oak` stand its `oak-picture`, `oak-services` and `oak-picture-caption`.
      id: id
        .refine((end) => !/-(?:picture|services|picture-caption)$/.test(end), needed)
        .describe('A short name for it, the end of its address: /clients#{id}'),
      sample,
      company: z.string().min(1).describe('The client’s name'),
      place: z.string().min(1).describe('Their trade and where they are'),
      paragraph1: z.string().min(40).max(600).describe('What was there before, and the wish'),
      paragraph2: z.string().min(40).max(600).describe('What was built, and what it does now'),
      image,
      alt,
      services: z
        .array(z.string().describe('The link of a service'))
        .describe('The services it used, each by its link'),
    }),
  ),
  process: yamlCollection(
    'content/process.yaml',
    (step) => step.id,
    z.strictObject({
      id: id.describe('A short name for it, the end of its address: /process#{id}'),
      title: z.string().min(1).describe('The section’s heading'),
      when: z.string().min(1).describe('When it is, in a few words'),
      summary: z.string().min(40).max(320).describe('What happens, in two or three sentences'),
      weDo: z.string().min(20).max(320).describe('What the agency does'),
      youDo: z.string().min(20).max(320).describe('What the owner does'),
      youLeaveWith: z.string().min(20).max(320).describe('What the owner has after it'),
      image,
      alt,
    }),
    3,
  ),
  tools: yamlCollection(
    'content/tools.yaml',
    (tool) => tool.name,
    z.strictObject({
      name: z.string().min(1).describe('What the tool is called'),
      text: z.string().min(20).max(240).describe('What it does for an owner, in plain words'),
    }),
  ),
};

function yamlCollection<Schema extends z.ZodObject>(
  path: string,
  nameOf: (entry: Readonly<Record<string, unknown>>) => unknown,
  schema: Schema,
  length?: number,
) {
  const file = { path, nameOf, schema, ...(length === undefined ? {} : { length }) };
  return defineCollection({ loader: yamlFile(file), schema });
}
