import { expect, test } from 'vitest';
import { services, servicesPage } from '#contract/content/content.ts';
import { hiddenServicesNamed } from './hidden-services.ts';

const [service] = services;
if (service === undefined) throw new Error('The content has no service.');
const ads = { ...service, title: 'Local Ads and Search' };
const sites = { ...service, title: 'Local Websites' };
const page = { ...servicesPage, description: 'Local websites, and being found in a search.' };

test('names a hidden service whose own words are in the description', () => {
  const hidden = { services: [{ ...ads, hidden: true }, sites], servicesPage: page };
  expect(hiddenServicesNamed(hidden)).toEqual([ads.title]);
});

test('says nothing of services that are shown, or share their words with one that is', () => {
  expect(hiddenServicesNamed({ services: [ads, sites], servicesPage: page })).toEqual([]);
  const shared = { ...ads, title: 'Local', hidden: true };
  expect(hiddenServicesNamed({ services: [shared, sites], servicesPage: page })).toEqual([]);
});
