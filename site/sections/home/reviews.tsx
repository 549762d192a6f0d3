import type { Content } from '#content-model/schemas/content-schema.ts';
import { Carousel } from '#site/ui/carousel/carousel.tsx';
import { PictureImage } from '#site/content/picture-image.tsx';
import type { PictureSources } from '#site/content/picture-sources.ts';
import { Icon } from '#site/ui/icon.tsx';
import { SampleMark, hideFromSnippets } from '#site/ui/sample-mark.tsx';
import { SectionHead } from '#site/ui/section-head.tsx';
import styles from './reviews.module.css';

/** A review with the sources of its portrait, and with what the client counted. */
type Review = Omit<Content['reviews'][number], 'avatarSrc' | 'focus'> & {
  avatar: PictureSources;
  /** The case study of the same client. */
  caseId: string | undefined;
};

interface Props {
  reviews: Review[];
  text: NonNullable<Content['homePage']['reviews']>;
  /** What screen readers call the numbers. */
  labels: Pick<Content['clientsPage']['result'], 'before' | 'now'>;
  sampleMark: string;
}

/** An island as a whole, so that the carousel gets its cards as React. Complete before it hydrates. */
export function Reviews({ reviews, text, labels, sampleMark }: Props) {
  return (
    <section
      className={`${styles.band} section warm`}
      aria-labelledby="reviews-heading"
      {...hideFromSnippets(reviews.some(({ sample }) => sample))}
    >
      <Carousel
        label={text.label}
        pause={text.pause}
        play={text.play}
        heading={<SectionHead id="reviews-heading" heading={text.heading} lead={text.lead} />}
      >
        {reviews.map((review) => (
          <ReviewCard key={review.id} {...{ labels, sampleMark }} {...review} />
        ))}
      </Carousel>
    </section>
  );
}

type CardProps = Review & Pick<Props, 'labels' | 'sampleMark'>;

function ReviewCard({ labels, sampleMark, sample, review, ...client }: CardProps) {
  const { reviewer, title, work, result, caseId, avatar } = client;
  return (
    <figure className={styles.card}>
      {(result ?? work) !== undefined && (
        <div className={styles.proof}>
          {result && (
            <>
              <p className={`${styles.counts} beside`}>
                <span className="visually-hidden">{labels.before}</span>{' '}
                {result.from.toLocaleString('en-US')}
                <Icon name="forward" />
                <span className="visually-hidden">{labels.now}</span>{' '}
                {result.to.toLocaleString('en-US')}
              </p>
              <p className={styles.what}>{result.what}</p>
            </>
          )}
          {work !== undefined && <p className={`${styles.work} note`}>{work}</p>}
        </div>
      )}
      <blockquote className={styles.quote}>
        <p>{review}</p>
      </blockquote>
      <figcaption className={`${styles.foot} note`}>
        {/* The name is beside it. */}
        <PictureImage
          className={styles.portrait}
          picture={avatar}
          alt=""
          sizes="4.5rem"
          width="72"
          height="72"
          draggable="false"
        />
        <div className={styles.who}>
          <p>
            <span className={styles.name}>{reviewer}</span>{' '}
            {sample && <SampleMark text={sampleMark} />}
          </p>
          <p>
            {caseId === undefined ? (
              title
            ) : (
              <a className="tap-target" href={`/clients#${caseId}`} draggable="false">
                {title}
              </a>
            )}
          </p>
        </div>
      </figcaption>
    </figure>
  );
}
