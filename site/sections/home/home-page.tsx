import type { ReactNode } from 'react';
import { contentPoints, homePage, services } from '#contract/content/content.ts';
import { ShopSign } from '../shop-sign/shop-sign.tsx';
import { Help } from './help.tsx';
import { Hero } from './hero.tsx';
import { RiderDrawing } from './rider.tsx';
import { ServicesPreview } from './services-preview.tsx';

interface Props {
  /** The reviews: an island, so the page passes it in. */
  readonly children?: ReactNode;
}

/** From the specification. */
const shownServices = 3;

export function HomePage({ children }: Props) {
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
