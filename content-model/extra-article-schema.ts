import { articleDays, articleText } from './article-schema.ts';
import { pictureFields } from './picture-schema.ts';
import { hideablePage, id, label } from './text-schema.ts';

/**
 * The fields at the top of an article that belongs to no service. Its `heading` says so: the article of a service
 * has that of the service.
 */
export const extraArticleSchema = articleDays
  .safeExtend({
    id: id.describe('The name of the file, the end of its address: /articles/{id}'),
    ...hideablePage,
    heading: label('The large heading, and its name in lists. Only where no service has it'),
    ...articleText,
    glance: articleText.glance.optional(),
    ...pictureFields('service'),
  })
  .strict();
