import { clientsPage, frame } from '#content-model/content.ts';
import type { Content } from '#content-model/content-schema.ts';
import { fillSlots } from '#content-model/fill-slots.ts';
import { SampleMark } from '#site/ui/sample-mark.tsx';
import styles from './case-result.module.css';

interface Props {
  readonly result: NonNullable<Content['caseStudies'][number]['result']>;
  readonly sample: boolean;
}

/** One measured number before and now, as two buildings whose heights have the ratio of the numbers. */
export function CaseResult({ result, sample }: Props) {
  const { what, from, to, period, countedBy } = result;
  const highest = Math.max(from, to, 1);
  return (
    <figure className={styles.result}>
      <p className={styles.what}>{what}</p>
      <dl className={styles.street}>
        <div className={styles.before}>
          <dt>{text.before}</dt>
          <dd>
            {formatCount(from)}
            <Building share={from / highest} />
          </dd>
        </div>
        <div className={styles.now}>
          <dt>{text.now}</dt>
          <dd>
            {formatCount(to)}
            <Building share={to / highest} />
          </dd>
        </div>
      </dl>
      <figcaption className="note">
        {asSentence(period)} {asSentence(fillSlots(text.countedBy, { who: countedBy }))}{' '}
        {sample && <SampleMark text={frame.sampleMark} />}
      </figcaption>
    </figure>
  );
}

const text = clientsPage.result;

/** The height of the highest building, in rem. */
const maxHeight = 7;

function Building({ share }: { readonly share: number }) {
  return share === 0 ? null : (
    <svg
      className={styles.building}
      width="100%"
      height={`${(share * maxHeight).toFixed(2)}rem`}
      aria-hidden="true"
    />
  );
}

function asSentence(words: string): string {
  return words.replace(/\.?$/, '.');
}

function formatCount(count: number): string {
  return count.toLocaleString('en-US');
}
