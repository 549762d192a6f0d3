import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { otherServices } from '../article/service-article.tsx';
import { ServicesPreview } from '../home/services-preview.tsx';
import { ServiceList } from './services-page.tsx';
import type { Service } from '../../page-meta/service.ts';

// A picture needs its file, and this test none.
vi.mock('#site/content/content-picture.tsx', () => ({ ContentPicture: () => null }));

const service = {
  image: 'seo-ranking.svg',
  alt: 'A map of the neighborhood on which one shop’s pin stands out.',
  message: 'Be found by the people around the corner.',
};

const services: readonly Service[] = [
  { ...service, title: 'Shown', link: 'shown' },
  { ...service, title: 'Hidden', link: 'hidden', hideBlogPost: true },
  { ...service, title: 'Not hidden', link: 'not-hidden', hideBlogPost: false },
];

const texts = { heading: 'What we build', button: 'All services' };

test.each([
  ['the services page', ServiceList],
  ['the home page', ServicesPreview],
])('%s shows a service that hides its article, without a link to it', (_, List) => {
  const html = renderToStaticMarkup(<List {...texts} services={services} />);
  expect(html).toContain('Hidden');
  expect(articleLinks(html)).toEqual(['/services/post/shown', '/services/post/not-hidden']);
});

test('the articles do not name a service that hides its own', () => {
  expect(otherServices(services, 'shown').pages).toEqual([
    { name: 'Shown', link: '/services/post/shown', isCurrent: true },
    { name: 'Not hidden', link: '/services/post/not-hidden', isCurrent: false },
  ]);
});

function articleLinks(html: string) {
  return [...html.matchAll(/href="(\/services\/post\/[^"]*)"/g)].map(([, link]) => link);
}
