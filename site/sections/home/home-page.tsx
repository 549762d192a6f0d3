import type { ReactNode } from 'react';
import { homePage } from '#contract/content/content.ts';
import type { Agency } from '#contract/content/agency-schema.ts';
import type { Service } from '../../page-meta/service.ts';
import { ShopSign } from '../shop-sign/shop-sign.tsx';
import { Help, type ContentPoint } from './help.tsx';
import { Hero } from './hero.tsx';
import { RiderDrawing } from './rider.tsx';
import { ServicesPreview } from './services-preview.tsx';

interface Props {
  readonly agency: Agency;
  readonly points: readonly ContentPoint[];
  /** All services; the first three are shown. */
  readonly services: readonly Service[];
  /** The reviews: an island, so the page passes it in. */
  readonly children?: ReactNode;
}

/** From the specification. */
const shownServices = 3;

export function HomePage({ agency, points, services, children }: Props) {
  return (
    <>
      <Hero agency={agency} />
      {homePage.sign && <ShopSign {...homePage.sign} services={services} />}
      {points.length > 0 && <Help points={points} />}
      <ServicesPreview services={services.slice(0, shownServices)} />
      {children}
      <RiderDrawing />
    </>
  );
}
