import { z } from 'zod';
import { pictureFields } from './picture-schema.ts';
import { label, sentences } from './text-schema.ts';

/** The parts of the blog template. */
export const blogParts = {
  post: z
    .strictObject({
      facts: label('Over the title'),
      title: label('The title'),
      lead: sentences('Under the title'),
      picture: z.strictObject(pictureFields('service')).describe('The picture'),
      caption: label('Under the drawing'),
      opening: z
        .array(sentences('A paragraph'))
        .describe('The paragraphs before the first heading'),
      section: label('The heading inside the post'),
      text: sentences('The paragraph under it'),
      list: z.array(sentences('A step')).describe('The list after it'),
      quote: sentences('The sentence in large letters'),
      ending: sentences('The last paragraph'),
    })
    .describe('The post'),
  comments: z
    .strictObject({
      heading: label('The heading'),
      label: label('What screen readers call a comment; {author} is who wrote it', 'author'),
      list: z
        .array(
          z.strictObject({
            author: label('Who wrote it'),
            when: label('When'),
            text: sentences('The comment'),
            isAnswer: z.boolean().optional().describe('true: it answers the one before'),
          }),
        )
        .describe('The comments'),
    })
    .describe('The comments under the post'),
  form: z
    .strictObject({
      heading: label('The heading'),
      note: sentences('Over the fields'),
      field: label('The label of the field for the comment'),
      send: label('The button'),
      hint: sentences('Beside the button'),
    })
    .describe('The comment form'),
  sidebar: z
    .strictObject({
      label: label('What screen readers call the sidebar'),
      aboutHeading: label('The heading over what the blog is about'),
      about: sentences('What the blog is about'),
      postsHeading: label('The heading over the newest posts'),
      posts: z.array(label('The title of a post')).describe('The newest posts'),
      categoriesHeading: label('The heading over the categories'),
      categories: z.array(label('The name of a category')).describe('The categories'),
    })
    .describe('Beside the post'),
};
