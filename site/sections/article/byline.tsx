import { articlePage as text, frame, team } from '#content-model/content.ts';
import { fillSlots } from '#content-model/fill-slots.ts';
import { SampleMark, hideFromSnippets } from '#site/ui/sample-mark.tsx';
import { WithSlots } from '#site/ui/with-slots.tsx';
import styles from './byline.module.css';

interface Props {
  readonly reviewed: Date;
  readonly minutes: number;
}

/** Who wrote an article, when it was last reviewed, and how long it takes to read. */
export function Byline({ reviewed, minutes }: Props) {
  const [author] = team;
  const day = reviewed.toISOString().slice(0, 10);
  return (
    <p className={styles.byline}>
      {author && (
        <span {...hideFromSnippets(author.sample)}>
          {fillSlots(text.byline, { author: author.name, title: author.title })}{' '}
          {author.sample && <SampleMark text={frame.sampleMark} />}
        </span>
      )}
      <span>
        <WithSlots
          text={text.reviewed}
          slots={{ date: <time dateTime={day}>{written.format(reviewed)}</time> }}
        />
      </span>
      <span>{fillSlots(minutes === 1 ? text.minute : text.minutes, { count: minutes })}</span>
    </p>
  );
}

/** Of a day without a time zone. */
const written = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
