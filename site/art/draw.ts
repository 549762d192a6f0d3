import { mkdirSync, writeFileSync } from 'node:fs';
import { roofBookings, roofCalls, roofVisits } from './charts/roofs.ts';
import { duskStreet } from './dusk/dusk-street.ts';
import { baker, dentist, plumber } from './portraits/portraits.ts';
import { abTesting } from './services/ab-testing.ts';
import { seoRanking } from './services/seo-ranking.ts';
import { socialAndEmail } from './services/social-and-email.ts';
import { webApplicationDevelopment } from './services/web-application-development.ts';
import { websiteDevelopment } from './services/website-development.ts';
import { websiteVisitorAnalytics } from './services/website-visitor-analytics.ts';
import { streetPhone } from './street/phone.ts';
import { streetTablet } from './street/tablet.ts';
import { streetWide } from './street/wide.ts';

/** Every drawing of the site: the file it becomes and the function that draws it. */
export const drawings: readonly { file: string; draw: () => string }[] = [
  { file: 'street-wide.svg', draw: streetWide },
  { file: 'street-tablet.svg', draw: streetTablet },
  { file: 'street-phone.svg', draw: streetPhone },
  { file: 'roof-visits.svg', draw: roofVisits },
  { file: 'roof-calls.svg', draw: roofCalls },
  { file: 'roof-bookings.svg', draw: roofBookings },
  { file: 'web-application-development.svg', draw: webApplicationDevelopment },
  { file: 'website-visitor-analytics.svg', draw: websiteVisitorAnalytics },
  { file: 'website-development.svg', draw: websiteDevelopment },
  { file: 'ab-testing.svg', draw: abTesting },
  { file: 'seo-ranking.svg', draw: seoRanking },
  { file: 'social-and-email.svg', draw: socialAndEmail },
  { file: 'dusk-street.svg', draw: duskStreet },
  { file: 'portrait-1.svg', draw: baker },
  { file: 'portrait-2.svg', draw: dentist },
  { file: 'portrait-3.svg', draw: plumber },
];

/** Draws everything into `site/art/drawn/`. */
export function drawAll(folder: URL): void {
  mkdirSync(folder, { recursive: true });
  for (const { file, draw } of drawings) writeFileSync(new URL(file, folder), draw());
}

if (import.meta.main) drawAll(new URL('drawn/', import.meta.url));
