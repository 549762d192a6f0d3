import type { ReactNode } from 'react';
import { servicesPage as text } from '#contract/content/content.ts';
import { PageHead } from '../page-head/page-head.tsx';
import type { Service } from '../../page-meta/service.ts';
import board from './service-board.module.css';
import { ServiceCard } from './service-card.tsx';
import list from './service-list.module.css';
import { Tools, type Tool } from './tools.tsx';

interface Props {
  readonly services: readonly Service[];
  readonly tools: readonly Tool[];
  /** The contact section: it holds an island, so the page passes it in. */
  readonly children: ReactNode;
}

/** All services, the tools behind them, and the contact form. */
export function ServicesPage({ services, tools, children }: Props) {
  return (
    <>
      <PageHead
        heading={text.heading}
        lead={text.lead}
        pictureStands="beside"
        skyline={text.skyline}
      >
        <ServiceBoard services={services} />
      </PageHead>
      <ServiceList services={services} />
      {tools.length > 0 && <Tools tools={tools} />}
      <div data-ground="evening">{children}</div>
    </>
  );
}

/** The names of all services, like the board beside an office door; each links to its card. */
function ServiceBoard({ services }: { readonly services: readonly Service[] }) {
  return (
    <nav className={`${board.board} no-print`} data-ground="dark" aria-label={text.contentsLabel}>
      <ul>
        {services.map(({ title, link }) => (
          <li key={link}>
            <a href={`#${link}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** All services, with large and small drawings alternating. */
export function ServiceList({ services }: { readonly services: readonly Service[] }) {
  return (
    <ul className={list.list} data-ground="light">
      {services.map((service) => (
        <li key={service.link} className={list.service}>
          <ServiceCard service={service} headingLevel={2} id={service.link} />
        </li>
      ))}
    </ul>
  );
}
