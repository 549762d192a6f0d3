import {
  articlePage as text,
  offer,
  processPage,
  services,
  tradePage,
} from '#content-model/content.ts';
import type { Content } from '#content-model/content-schema.ts';
import { TextLink } from '#site/ui/text-link.tsx';
import { articleAddress, type Service } from '../../page-meta/service.ts';
import { ComparedPicture } from '../compared/compared-picture.tsx';
import { PriceRail } from '../offer/price-rail.tsx';
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
        siblings={otherServices(services, service.link)}
        {...rest}
      />
      <div className={pricesStyles.prices}>
        <PriceRail />
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
