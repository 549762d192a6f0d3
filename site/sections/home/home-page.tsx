import type { PropsWithChildren } from 'react';
import { contentPoints, homePage, services, tradePage } from '#content-model/content.ts';
import { TradeDoors } from '../trade/trade-doors.tsx';
import { ShopSign } from '../shop-sign/shop-sign.tsx';
import { shownSign } from '../shop-sign/shown-sign.ts';
import { Help } from './help.tsx';
import { Hero } from './hero.tsx';
import { RiderDrawing } from './rider.tsx';
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
      {help && contentPoints.length > 0 && <Help {...help} />}
      {preview && <ServicesPreview {...preview} services={services.slice(0, shownServices)} />}
      {children}
      {shownSign && <ShopSign {...shownSign} />}
      <RiderDrawing />
    </>
  );
}
