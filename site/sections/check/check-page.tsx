import type { ReactNode } from 'react';
import { checkPage as text } from '#content-model/content.ts';
import { PageHead, type Trail } from '../page-head/page-head.tsx';
import styles from './check-page.module.css';
import { DrawnShop } from './drawn-shop.tsx';
import { Fixes } from './fixes.tsx';
import { Question } from './question.tsx';

interface Props {
  readonly trail: Trail;
  readonly address: string;
  /** The contact section. Without scripts the answers are posted with its form. */
  readonly children: ReactNode;
}

/** Questions that light windows, and what to fix after each no. The style sheets do it, without a script. */
export function CheckPage({ trail, address, children }: Props) {
  return (
    <>
      <div className={styles.head}>
        <PageHead heading={text.heading} lead={text.lead} trail={trail} skyline={text.skyline} />
      </div>
      <div className={styles.check} data-script="shop-check" data-script-early>
        <div className={styles.way}>
          <div className={styles.questions}>
            {text.questions.map((question, index) => (
              <Question key={question.question} number={index + 1} {...question} />
            ))}
          </div>
          {/* After the questions, which a counter of the style sheet has to have seen. */}
          <DrawnShop windows={text.questions.length} />
        </div>
        <Fixes address={address} />
      </div>
      <div className="no-print" data-ground="evening">
        {children}
      </div>
    </>
  );
}
