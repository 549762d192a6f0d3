import type { PropsWithChildren } from 'react';
import {
  caseStudies,
  contentPoints,
  homePage,
  services,
  tradePage,
} from '#content-model/content.ts';
import { CountedProof } from '../clients/proof.tsx';
import { TradeDoors } from '../trade/trade-doors.tsx';
import { ShopSign } from '../shop-sign/shop-sign.tsx';
import { shownSign } from '../shop-sign/shown-sign.ts';
import { Help } from './help.tsx';
import { Hero } from './hero.tsx';
import { RiderDrawing } from './rider.tsx';
import styles from './home-page.module.css';
import { ServicesPreview } from './services-preview.tsx';

/** From the specification. */
const shownServices = 3;

const { help, services: preview } = homePage;

/** The reviews are an island, so the page passes them in. */
export function HomePage({ children }: PropsWithChildren) {
  return (
    <>
      <Hero />
      <TradeDoors heading={tradePage.links} isUnderStreet />
      <FirstClient />
      {shownSign && <ShopSign {...shownSign} />}
      {help && contentPoints.length > 0 && <Help {...help} />}
      {preview && <ServicesPreview {...preview} services={services.slice(0, shownServices)} />}
      {children}
      <RiderDrawing />
    </>
  );
}

/** What the first client counted. */
function FirstClient() {
  const [study] = caseStudies;
  if (!study?.result) return null;
  return (
    <div className={styles.client} data-ground="dark">
      <CountedProof study={study} result={study.result} />
    </div>
  );
}
