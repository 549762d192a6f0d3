import type { ReactNode } from 'react';
import { PageHead } from '../page-head/page-head.tsx';
import type { Service } from '../../page-meta/service.ts';
import { ServiceBoard } from './service-board.tsx';
import { ServiceList } from './service-list.tsx';
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
        heading="Available Services"
        lead="Six kinds of work for local shops and trades. Take one of them, or several that help each other. Each begins with a free consultation."
        pictureStands="beside"
      >
        <ServiceBoard services={services} />
      </PageHead>
      <ServiceList services={services} />
      <Tools tools={tools} />
      <div data-ground="evening">{children}</div>
    </>
  );
}
