import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { agencySchema } from '#contract/agency.ts';
import { yamlFile } from './content-loader.ts';

/** Where each word on the site comes from. An unknown or missing key fails the build. */
export const collections = {
  agency: defineCollection({
    loader: yamlFile('content/agency.yaml', () => 'agency'),
    schema: agencySchema,
  }),
  menu: defineCollection({
    loader: yamlFile('content/menu.yaml', (item) => item.link),
    schema: z.strictObject({
      name: z.string().min(1).describe('What the menu says'),
      link: z.string().startsWith('/').describe('The page it leads to'),
    }),
  }),
  contentPoints: defineCollection({
    loader: yamlFile('content/content-points.yaml', (point) => point.title),
    schema: z.strictObject({
      title: z.string().min(1).describe('The point’s heading'),
      description: z.string().min(40).max(240).describe('Two or three plain sentences'),
      chart: z.enum(['visits', 'calls', 'bookings']).describe('The roof drawn above it'),
    }),
  }),
  services: defineCollection({
    loader: yamlFile('content/services.yaml', (service) => service.link),
    schema: z.strictObject({
      title: z.string().min(1).describe('The service’s name'),
      link: z
        .string()
        .regex(/^[a-z-]+$/)
        .describe('The last part of its address: /services/post/{link}'),
      image: z.string().endsWith('.svg').describe('Its drawing, by file name'),
      alt: z.string().min(20).describe('What the drawing shows, for those who do not see it'),
      message: z.string().min(40).max(240).describe('Two sentences for its card'),
      parts: z
        .array(z.strictObject({ name: z.string(), text: z.string() }))
        .optional()
        .describe('What the numbers in the drawing stand for'),
      hideBlogPost: z.boolean().optional().describe('true: there is no article to link to'),
    }),
  }),
  reviews: defineCollection({
    loader: yamlFile('content/reviews.yaml', (review) => review.id),
    schema: z.strictObject({
      id: z.string().min(1).describe('A short name for this review, used nowhere on the page'),
      sample: z.boolean().describe('true while this is an invented review; shown on the page'),
      review: z.string().min(40).max(220).describe('The client’s words'),
      reviewer: z.string().min(1).describe('Who said it'),
      title: z.string().min(1).describe('Their trade or business'),
      avatarSrc: z.string().endsWith('.svg').describe('Their portrait, by file name'),
    }),
  }),
};
