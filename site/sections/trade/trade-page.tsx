import type { ReactNode } from 'react';
import type { Content } from '#content-model/content-schema.ts';
import { NamedTexts } from '#site/ui/named-texts.tsx';
import type { Page } from '../../page-meta/page-list.ts';
import prose from '../article/prose.module.css';
import { PageHead } from '../page-head/page-head.tsx';
import styles from './trade-page.module.css';

interface Props {
  readonly trade: Content['trades'][number];
  readonly trail: Page['trail'];
  /** The text, from `content/trades/{id}.md`. */
  readonly children: ReactNode;
}

/** The page of a trade. */
export function TradePage({ trade, trail, children }: Props) {
  const { heading, lead, questions } = trade;
  return (
    <>
      <PageHead heading={heading} lead={lead} trail={trail} />
      <div className={styles.body}>
        <div className={prose.prose}>{children}</div>
        <NamedTexts
          className={styles.questions}
          items={questions.map(({ question, answer }) => ({ name: question, text: answer }))}
        />
      </div>
    </>
  );
}
