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
 * The way on to the other articles and about this one. Where there is room it stands beside the
 * text, and the contents stay in sight; elsewhere the same block is a sheet, which the `ArticleBar`
 * opens, or the end of the text where no script can run. Its lists are landmarks of their own, so it
 * is none: it would be an empty one as long as the sheet is closed.
 */
export function ArticleSidebar({ service, services, headings, agency }: Props) {
  return (
    <div id={sheetId} className={styles.sheet} popover="auto" data-ground="light">
      <button
        type="button"
        className={styles.close}
        popoverTarget={sheetId}
        popoverTargetAction="hide"
        autoFocus
      >
        Close
        <Icon name="close" />
      </button>
      <OtherServices services={services} current={service.link} />
      <div className={styles.staying}>
        <ConsultationCard agency={agency} />
        <Contents headings={headings} />
      </div>
    </div>
  );
}
