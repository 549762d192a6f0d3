import { describe, expect, it } from 'vitest';
import { withServices } from './with-services.ts';

const study = {
  id: 'bakery',
  sample: true,
  company: 'A bakery',
  place: 'Somewhere',
  paragraph1: 'Before.',
  paragraph2: 'After.',
  image: 'bakery.svg',
  alt: 'The bakery’s page.',
};
const services = [
  { title: 'Search', link: 'seo' },
  { title: 'Post', link: 'social', hideBlogPost: true },
];

describe('withServices', () => {
  it('names the services used and leads to their articles', () => {
    expect(withServices({ ...study, services: ['seo'] }, services).services).toEqual([
      { title: 'Search', link: '/services/post/seo' },
    ]);
  });

  it('has no link to an article that is hidden', () => {
    expect(withServices({ ...study, services: ['social'] }, services).services).toEqual([
      { title: 'Post' },
    ]);
  });
});
