import { frame, processPage } from '#content-model/content.ts';
import { NamedTexts } from '#site/ui/named-texts.tsx';
import { SampleMark, hideFromSnippets } from '#site/ui/sample-mark.tsx';
import styles from './price-story.module.css';

/** How one customer came from the first call to a price, if the agency tells it. */
export function PriceStory() {
  const { example } = processPage;
  if (!example) return null;
  const { sample, heading, days } = example;
  return (
    <section className={styles.story} aria-labelledby="story-heading" {...hideFromSnippets(sample)}>
      <div>
        <h2 id="story-heading">{heading}</h2> {sample && <SampleMark text={frame.sampleMark} />}
      </div>
      <NamedTexts
        className={`${styles.days} named-texts`}
        items={days.map(({ day, text }) => ({ name: day, text }))}
      />
    </section>
  );
}
