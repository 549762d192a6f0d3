import type { Page } from '@playwright/test';
import { homePage, services } from '#content-model/content.ts';
import { articleOf, articles, noService } from '../fixtures/site-content.ts';
import { boxOf } from './box-of.ts';
import { expect, test } from './fixtures.ts';
import { skipWithout } from './skip-without.ts';

const sectionOf = (page: Page, heading: string) =>
  page.getByRole('region', { name: heading, exact: true });

test('a press on a service’s drawing opens its article, and its card has one link', async ({
  page,
}) => {
  skipWithout('an article of a service on the home page', services.slice(0, 3).some(hasArticle));
  const service = services.find(hasArticle) ?? noService;
  await page.goto('/');
  const card = sectionOf(page, homePage.services.heading)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: service.title, exact: true }) });
  await expect(card.getByRole('link')).toHaveCount(1);
  const drawing = card.getByRole('img');
  await drawing.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxOf(drawing);
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page).toHaveURL(articleOf(service));
});

function hasArticle(service: (typeof services)[number]): boolean {
  return articles.includes(service) && services.indexOf(service) < 3;
}
