import { z } from 'zod';
import { pictureFields } from './picture-schema.ts';
import { entries, group, label, list, sentences } from './text-schema.ts';

/** The parts of the blog template. */
export const blogParts = {
  post: group('The post', {
    facts: label('Under the heading'),
    picture: group('The picture', pictureFields('article')),
    caption: label('Under the drawing'),
    opening: list('The paragraphs before the first heading', sentences('A paragraph')),
    section: label('The heading inside the post'),
    text: sentences('The paragraph under it'),
    list: list('The list after it', sentences('A step')),
    quote: sentences('The sentence in large letters'),
    ending: sentences('The last paragraph'),
  }),
  comments: group('The comments under the post', {
    heading: label('The heading'),
    label: label('What screen readers call a comment; {author} is who wrote it', 'author'),
    list: entries('The comments', {
      author: label('Who wrote it'),
      when: label('When'),
      text: sentences('The comment'),
      isAnswer: z.boolean().optional().describe('true: it answers the one before'),
    }),
  }),
  form: group('The comment form', {
    heading: label('The heading'),
    note: sentences('Over the fields'),
    field: label('The label of the field for the comment'),
    send: label('The button'),
    hint: sentences('Beside the button'),
  }),
  sidebar: group('Beside the post', {
    label: label('What screen readers call the sidebar'),
    aboutHeading: label('The heading over what the blog is about'),
    about: sentences('What the blog is about'),
    postsHeading: label('The heading over the newest posts'),
    posts: list('The newest posts', label('The title of a post')),
    categoriesHeading: label('The heading over the categories'),
    categories: list('The categories', label('The name of a category')),
  }),
};
