/**
 * `npm run draw`: draws the sample pictures in `content/images/` again, in the brand's colors.
 * `-- --all`: each of them, also those that are not there.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import type { Brand } from '#content-model/brand-schema.ts';
import { contentFolder } from '#content-model/content-folder.ts';
import { ContentError, readContent } from '#content-model/read-content.ts';
import { aboutStreetPhone } from './about/about-phone.ts';
import { aboutStreetWide } from './about/about-wide.ts';
import { roofBookings, roofCalls, roofVisits } from './charts/roofs.ts';
import { caseAlderAndRyeBefore } from './clients/case-alder-and-rye-before.ts';
import { caseAlderAndRye } from './clients/case-alder-and-rye.ts';
import { caseOkaforPlumbingBefore } from './clients/case-okafor-plumbing-before.ts';
import { caseOkaforPlumbing } from './clients/case-okafor-plumbing.ts';
import { processClimbPhone } from './climb/climb-phone.ts';
import { processClimbWide } from './climb/climb-wide.ts';
import { stepGoal } from './climb/step-goal.ts';
import { stepIntroduction } from './climb/step-introduction.ts';
import { stepMarket } from './climb/step-market.ts';
import { duskStreet } from './dusk/dusk-street.ts';
import { figureBeforeAfter } from './figures/before-after.ts';
import { figureEnoughVisitors } from './figures/enough-visitors.ts';
import { figureListing } from './figures/listing.ts';
import { figureMonthOfPosts } from './figures/month-of-posts.ts';
import { figureOneJob } from './figures/one-job.ts';
import { figurePathOfVisitors } from './figures/path-of-visitors.ts';
import { figureSearchPage } from './figures/search-page.ts';
import { figureShopPage } from './figures/shop-page.ts';
import { figureTwoMoments } from './figures/two-moments.ts';
import { figureTypedOnce } from './figures/typed-once.ts';
import { figureWeekByWeek } from './figures/week-by-week.ts';
import { figureWinterEmail } from './figures/winter-email.ts';
import { inBrandColors } from './kit/in-brand-colors.ts';
import { emptyLot, emptyLotPhone } from './lost/empty-lot.ts';
import { founder } from './portraits/founder.ts';
import { founderFace } from './portraits/founder-face.ts';
import { baker, dentist, plumber } from './portraits/portraits.ts';
import { letterHandedOver } from './sent/letter-handed-over.ts';
import { roadside } from './share/roadside.ts';
import { abTesting, abTestingBefore } from './services/ab-testing.ts';
import { seoRanking } from './services/seo-ranking.ts';
import { isSameDrawing } from './same-drawing.ts';
import { clientStreet } from './skylines/client-street.ts';
import { frontRange } from './skylines/front-range.ts';
import { homes } from './skylines/homes.ts';
import { plains } from './skylines/plains.ts';
import { trailhead } from './skylines/trailhead.ts';
import { socialAndEmail } from './services/social-and-email.ts';
import { webApplicationDevelopment } from './services/web-application-development.ts';
import {
  websiteDevelopment,
  websiteDevelopmentOpen,
  websiteDevelopmentPlan,
} from './services/website-development.ts';
import { websiteVisitorAnalytics } from './services/website-visitor-analytics.ts';
import { streetPhone } from './street/phone.ts';
import { streetTablet } from './street/tablet.ts';
import { streetWide } from './street/wide.ts';

/** Every drawing: its file in `content/images/` and the function that draws it. */
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
  { file: 'website-development-plan.svg', draw: websiteDevelopmentPlan },
  { file: 'website-development-open.svg', draw: websiteDevelopmentOpen },
  { file: 'ab-testing.svg', draw: abTesting },
  { file: 'ab-testing-before.svg', draw: abTestingBefore },
  { file: 'seo-ranking.svg', draw: seoRanking },
  { file: 'social-and-email.svg', draw: socialAndEmail },
  { file: 'figure-shop-page.svg', draw: figureShopPage },
  { file: 'figure-typed-once.svg', draw: figureTypedOnce },
  { file: 'figure-path-of-visitors.svg', draw: figurePathOfVisitors },
  { file: 'figure-enough-visitors.svg', draw: figureEnoughVisitors },
  { file: 'figure-search-page.svg', draw: figureSearchPage },
  { file: 'figure-month-of-posts.svg', draw: figureMonthOfPosts },
  { file: 'figure-two-moments.svg', draw: figureTwoMoments },
  { file: 'figure-one-job.svg', draw: figureOneJob },
  { file: 'figure-before-after.svg', draw: figureBeforeAfter },
  { file: 'figure-week-by-week.svg', draw: figureWeekByWeek },
  { file: 'figure-listing.svg', draw: figureListing },
  { file: 'figure-winter-email.svg', draw: figureWinterEmail },
  { file: 'dusk-street.svg', draw: duskStreet },
  { file: 'skyline-clients.svg', draw: clientStreet },
  { file: 'skyline-services.svg', draw: trailhead },
  { file: 'skyline-articles.svg', draw: frontRange },
  { file: 'skyline-privacy.svg', draw: homes },
  { file: 'skyline-pages.svg', draw: plains },
  { file: 'process-climb-wide.svg', draw: processClimbWide },
  { file: 'process-climb-phone.svg', draw: processClimbPhone },
  { file: 'step-goal.svg', draw: stepGoal },
  { file: 'step-introduction.svg', draw: stepIntroduction },
  { file: 'step-market.svg', draw: stepMarket },
  { file: 'about-street-wide.svg', draw: aboutStreetWide },
  { file: 'about-street-phone.svg', draw: aboutStreetPhone },
  { file: 'portrait-1.svg', draw: baker },
  { file: 'portrait-2.svg', draw: dentist },
  { file: 'portrait-3.svg', draw: plumber },
  { file: 'case-alder-and-rye.svg', draw: caseAlderAndRye },
  { file: 'case-okafor-plumbing.svg', draw: caseOkaforPlumbing },
  { file: 'case-alder-and-rye-before.svg', draw: caseAlderAndRyeBefore },
  { file: 'case-okafor-plumbing-before.svg', draw: caseOkaforPlumbingBefore },
  { file: 'not-found.svg', draw: emptyLot },
  { file: 'not-found-phone.svg', draw: emptyLotPhone },
  { file: 'message-sent.svg', draw: letterHandedOver },
  { file: 'portrait-founder.svg', draw: founder },
  { file: 'face-founder.svg', draw: founderFace },
  { file: 'share/roadside.svg', draw: roadside },
];

if (import.meta.main) {
  const { all } = parseArgs({ options: { all: { type: 'boolean', default: false } } }).values;
  const { drawn, left } = drawInto(contentFolder, brandOrExit(), all);
  process.stdout.write(`Drew ${drawn.length} pictures in ${relative('', contentFolder)}/images\n`);
  if (left.length > 0) {
    process.stdout.write(
      `Left as they are, because they are no sample drawings: ${left.join(', ')}\n`,
    );
  }
}

/**
 * Draws the sample pictures of a content folder again, in the colors of a brand. Pictures that the agency
 * has put in their place stay, unless `all` are drawn.
 */
export function drawInto(folder: string, { colors }: Brand, all: boolean) {
  const [drawn, left]: [string[], string[]] = [[], []];
  for (const { file, draw } of drawings) {
    const path = join(folder, 'images', file);
    const svg = inBrandColors(draw(), colors);
    const before = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
    if (!all && before !== undefined && !isSameDrawing(before, svg)) {
      left.push(file);
    } else if (all || before !== undefined) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, svg);
      drawn.push(file);
    }
  }
  return { drawn, left };
}

function brandOrExit(): Brand {
  try {
    return readContent(contentFolder).brand;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
