import {
  articlePage as text,
  offer,
  plan,
  processPage,
  services,
  tradePage,
  type Content,
} from '#content-model/content.ts';
import { stepOf } from '#content-model/plan.ts';
import { hideFromSnippets } from '#site/ui/sample-mark.tsx';
import { TextLink } from '#site/ui/text-link.tsx';
import { articleAddress, type Service } from '../../page-meta/service.ts';
import { ComparedPicture } from '../compared/compared-picture.tsx';
import { PriceRail } from '../offer/price-rail.tsx';
import { StepFacts } from '../offer/step-facts.tsx';
import { ArticlePage, type ArticleProps } from './article-page.tsx';
import type { Siblings } from './article-sidebar.tsx';
import { TradeDoors } from '../trade/trade-doors.tsx';
import { GuessedPicture } from './guessed-picture.tsx';
import { NextStep } from './next-step.tsx';
import pricesStyles from './prices.module.css';

interface Props extends ArticleProps {
  readonly service: Service;
  readonly article: Content['serviceArticles'][number];
}

/** The article of a service. */
export function ServiceArticle({ service, article, ...rest }: Props) {
  return (
    <>
      <ArticlePage
        heading={service.title}
        lead={article.lead}
        glance={article.glance}
        picture={<ArticlePicture service={service} />}
        price={<Price service={service.link} />}
        siblings={otherServices(services, service.link)}
        {...rest}
      />
      <div className={`${pricesStyles.prices} section`}>
        <PriceRail service={service.link} />
        {processPage.hidden !== true && (
          <p className={`${pricesStyles.link} no-print`}>
            <TextLink href="/process#package">{offer.package.link}</TextLink>
          </p>
        )}
      </div>
      <TradeDoors heading={tradePage.links} />
      <NextStep />
    </>
  );
}

/** The range of prices of the service, if there is one. */
function Price({ service }: { readonly service: string }) {
  const step = stepOf(plan, service);
  if (!plan || !step?.price) return null;
  return (
    <div className={pricesStyles.range} {...hideFromSnippets(plan.sample)}>
      <StepFacts {...step} sample={plan.sample} />
    </div>
  );
}

/** The picture in the head of an article: one, two under a divider, or two and a guess. */
function ArticlePicture({ service }: { readonly service: Service }) {
  const { title, articlePicture: own } = service;
  const picture = (
    <ComparedPicture
      picture={own ?? service}
      place="service"
      sizes="(width >= 60em) 42vw, 100vw"
      what={title}
      labels={own?.labels}
      isFirst
      isGuessed={own?.guess !== undefined}
    />
  );
  return own?.guess ? <GuessedPicture guess={own.guess}>{picture}</GuessedPicture> : picture;
}

/** The services that have an article. */
export function otherServices(all: readonly Service[], current: string): Siblings {
  return {
    heading: text.otherServices,
    button: text.sheetButton,
    pages: all.flatMap((service) => {
      const link = articleAddress(service);
      if (link === undefined) return [];
      return [{ name: service.title, link, isCurrent: service.link === current }];
    }),
  };
}
