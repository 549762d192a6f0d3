import type { Agency } from '#contract/agency.ts';
import { Icon } from '#site/ui/icon.tsx';
import type { Service } from '../../page-meta/service.ts';
import styles from './article-sidebar.module.css';
import { ConsultationCard } from './consultation-card.tsx';
import { Contents, type Heading } from './contents.tsx';
import { sheetId } from './modal-sheet.ts';
import { OtherServices } from './other-services.tsx';

interface Props {
  readonly service: Service;
  readonly services: readonly Service[];
  readonly headings: readonly Heading[];
  readonly agency: Agency;
}

/**
 * Navigation among and inside the articles. Where there is room it is beside the text, and the
 * contents stay in sight. In narrow windows the same block is a sheet, which the `ArticleBar` opens, or
 * follows the text where scripts are off. Its lists are landmarks; as a landmark of its own it would be
 * empty while the sheet is closed.
 */
export function ArticleSidebar({ service, services, headings, agency }: Props) {
  return (
    <div id={sheetId} className={`${styles.sheet} no-print`} popover="auto" data-ground="light">
      <button
        type="button"
        className={styles.close}
        popoverTarget={sheetId}
        popoverTargetAction="hide"
        autoFocus
      >
        Close
        <Icon name="close" size="1.5rem" />
      </button>
      <OtherServices services={services} current={service.link} />
      <div className={styles.staying}>
        <ConsultationCard agency={agency} />
        <Contents headings={headings} />
      </div>
    </div>
  );
}
