import type { PropsWithChildren } from 'react';
import { contentPoints, homePage, services } from '#content-model/content.ts';
import { ShopSign } from '../shop-sign/shop-sign.tsx';
import { Help } from './help.tsx';
import { Hero } from './hero.tsx';
import { RiderDrawing } from './rider.tsx';
import { ServicesPreview } from './services-preview.tsx';

/** From the specification. */
const shownServices = 3;

/** The reviews are an island, so the page passes them in. */
export function HomePage({ children }: PropsWithChildren) {
  return (
    <>
      <Hero />
      {homePage.sign && <ShopSign {...homePage.sign} />}
      {contentPoints.length > 0 && <Help />}
      <ServicesPreview services={services.slice(0, shownServices)} />
      {children}
      <RiderDrawing />
    </>
  );
}
