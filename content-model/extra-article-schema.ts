import { z } from 'zod';
import { articleText, notADay } from './article-schema.ts';
import { pictureFields } from './picture-schema.ts';
import { hideablePage, id, label } from './text-schema.ts';

/** A day as the content keeps it: `2026-11-21`. */
const day = z.iso.date(notADay).refine((date) => date >= '1990', notADay);

/**
 * The fields at the top of an article that belongs to no service. Its `heading` says so: the article of a service
 * has that of the service.
 */
export const extraArticleSchema = z
  .strictObject({
    id: id.describe('The name of the file, the end of its address: /articles/{id}'),
    ...hideablePage,
    heading: label('The large heading, and its name in lists. Only where no service has it'),
    ...articleText,
    published: day.describe('The day it was first published: 2026-11-21'),
    updated: day.optional().describe('The day of its last real change: 2026-11-21'),
    glance: articleText.glance.optional(),
    ...pictureFields('service'),
  })
  .refine(({ published, updated = published }) => updated >= published, {
    path: ['updated'],
    error: 'is before the day in published',
  });
