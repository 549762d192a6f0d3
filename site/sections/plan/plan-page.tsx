import type { ReactNode } from 'react';
import { planPage as text, type Content } from '#content-model/content.ts';
import { PageHead, type Trail } from '../page-head/page-head.tsx';
import styles from './plan-page.module.css';
import { Questions } from './questions.tsx';
import { PlanWays } from './plan-ways.tsx';
import { Sheet } from './sheet.tsx';
import { Terms } from './terms.tsx';

interface Props {
  readonly trail: Trail;
  readonly address: string;
  readonly plan: NonNullable<Content['plan']>;
  /** The contact section. Without scripts the answers are posted with its form. */
  readonly children: ReactNode;
}

/** Questions, and the sheet of paper that the answers draw. Without scripts it has the plans of each trade. */
export function PlanPage({ trail, address, plan, children }: Props) {
  return (
    <>
      <div className={styles.desk}>
        <div className={styles.plan} data-script="plan" data-script-early>
          <div className={styles.head}>
            <PageHead
              heading={text.heading}
              lead={text.lead}
              trail={trail}
              skyline={text.skyline}
            />
          </div>
          <Questions plan={plan} />
          <Sheet plan={plan} />
          <PlanWays />
        </div>
        <Terms items={plan.always} address={address} />
      </div>
      <div className="no-print" data-ground="evening">
        {children}
      </div>
    </>
  );
}
