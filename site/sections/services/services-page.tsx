import type { PropsWithChildren } from 'react';
import {
  offer,
  plan,
  planPage,
  processPage,
  services,
  servicesPage as text,
  tools,
  type Content,
} from '#content-model/content.ts';
import { stepOf } from '#content-model/plan.ts';
import { priceText } from '#content-model/price-text.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { NamedTexts } from '#site/ui/named-texts.tsx';
import { hideFromSnippets, SampleMark } from '#site/ui/sample-mark.tsx';
import { SectionHead } from '#site/ui/section-head.tsx';
import { TextLink } from '#site/ui/text-link.tsx';
import { TextList } from '#site/ui/text-list.tsx';
import { PageHead } from '../page-head/page-head.tsx';
import type { Service } from '../../page-meta/service.ts';
import adsStyles from './ads.module.css';
import hangs from './hung.module.css';
import board from './service-board.module.css';
import { ServiceCard } from './service-card.tsx';
import list from './service-list.module.css';
import toolStyles from './tools.module.css';

/** All services, ads, the tools behind them, and the contact form: an island, so the page passes it in. */
export function ServicesPage({ children }: PropsWithChildren) {
  return (
    <>
      <PageHead {...text} actions={<Actions />} pictureStands="beside">
        <ServiceBoard />
      </PageHead>
      <ServiceList services={services} />
      {text.ads && <Ads {...text.ads} />}
      {tools.length > 0 && <Tools />}
      <div data-ground="evening">{children}</div>
    </>
  );
}

/** For a visitor who cannot choose, and the prices of smaller jobs. */
function Actions() {
  return (
    <>
      {planPage.hidden !== true && (
        <>
          <ButtonLink href="/plan">{planPage.link}</ButtonLink>
          <p className={board.invitation}>{planPage.invitation}</p>
        </>
      )}
      {processPage.hidden !== true && (
        <TextLink href="/process#prices-heading">{text.pricesLink}</TextLink>
      )}
    </>
  );
}

/** What an owner asks, like the board beside an office door; each question links to the card of its service. */
function ServiceBoard() {
  const { sample = false } = plan ?? {};
  return (
    <nav className={`${board.board} no-print`} data-ground="dark" aria-label={text.contentsLabel}>
      {sample && (
        <p className={`${board.mark} note`}>
          {offer.prices.heading} <SampleMark text={planPage.sheet.example} />
        </p>
      )}
      <ul>
        {services.map(({ title, question = title, link }) => {
          const price = stepOf(plan, link)?.price;
          return (
            <li key={link}>
              <a className="beside line-on-hover" href={`#${link}`}>
                <span>{question}</span>{' '}
                {price && (
                  <span className={`${board.price} note`} {...hideFromSnippets(sample)}>
                    {priceText(price, planPage.sheet)}
                  </span>
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function Tools() {
  return (
    <section
      className={`${toolStyles.tools} stack-5`}
      data-ground="light"
      aria-labelledby="tools-heading"
    >
      <div className={`${toolStyles.intro} stack-2`}>
        <h2 className="middle-heading" id="tools-heading">
          {text.tools.heading}
        </h2>
        <p>{text.tools.text}</p>
      </div>
      <NamedTexts className="named-texts" items={tools} />
    </section>
  );
}

export function ServiceList({ services: shown }: { readonly services: readonly Service[] }) {
  return (
    <div className={list.band} data-ground="light">
      <ul role="list" className={list.list}>
        {shown.map((service) => (
          <li key={service.link} className={`${list.service} ${hangs.hung}`} id={service.link}>
            <ServiceCard
              service={service}
              headingLevel={2}
              sizes="(width >= 120em) 54rem, (width >= 37.5em) 46vw, 100vw"
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

type AdsProps = NonNullable<Content['servicesPage']['ads']>;

function Ads({ heading, lead, kinds }: AdsProps) {
  return (
    <section className={`${adsStyles.ads} stack-5 section warm`} aria-labelledby="ads-heading">
      <SectionHead id="ads-heading" heading={heading} lead={lead} />
      <ul role="list" className={`${adsStyles.kinds} ${hangs.hung} stack-4`}>
        {kinds.map(({ name, pay, facts }) => (
          <li key={name} className={adsStyles.kind}>
            <h3>{name}</h3>
            <p className={`${adsStyles.pay} display`}>{pay}</p>
            <TextList items={facts} />
          </li>
        ))}
      </ul>
    </section>
  );
}
