import type { Content } from '#content-model/schemas/content-schema.ts';
import { Carousel } from '#site/ui/carousel/carousel.tsx';
import { PictureImage } from '#site/content/picture-image.tsx';
import type { PictureSources } from '#site/content/picture-sources.ts';
import { Icon } from '#site/ui/icon.tsx';
import { SampleMark, hideFromSnippets } from '#site/ui/sample-mark.tsx';
import { SectionHead } from '#site/ui/section-head.tsx';
import styles from './reviews.module.css';

/** A review with the sources of its portrait. */
type Review = Omit<Content['reviews'][number], 'avatarSrc' | 'focus'> & {
  avatar: PictureSources;
  /** The case study of the same client. */
  caseId: string | undefined;
  /** What it counted. */
  counted: { what: string; from: number; to: number } | undefined;
};

interface Props {
  reviews: Review[];
  text: NonNullable<Content['homePage']['reviews']>;
  counts: Pick<Content['clientsPage']['result'], 'before' | 'now'>;
  sampleMark: string;
}

/** An island as a whole, so that the carousel gets its cards as React. Complete before it hydrates. */
export function Reviews({ reviews, text, ...words }: Props) {
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
          <ReviewCard key={review.id} {...words} {...review} />
        ))}
      </Carousel>
    </section>
  );
}

type CardProps = Review & Pick<Props, 'counts' | 'sampleMark'>;

function ReviewCard({ counts, sampleMark, sample, review, ...client }: CardProps) {
  const { reviewer, title, work, counted, caseId, avatar } = client;
  return (
    <figure className={styles.card}>
      <blockquote className={styles.quote}>
        <p>{review}</p>
      </blockquote>
      {(work ?? counted) !== undefined && (
        <div className={styles.work}>
          {counted && (
            <p className="beside">
              <span className="visually-hidden">{counts.before} </span>
              <b>{counted.from.toLocaleString('en-US')}</b>
              <Icon name="forward" size="1.25rem" />
              <span className="visually-hidden"> {counts.now}</span>{' '}
              <b>{counted.to.toLocaleString('en-US')}</b>
            </p>
          )}
          {counted && <p>{counted.what}</p>}
          {work !== undefined && <p className="note">{work}</p>}
        </div>
      )}
      <figcaption className={`${styles.foot} note`}>
        {/* The name is beside it. */}
        <PictureImage
          className={styles.portrait}
          picture={avatar}
          alt=""
          sizes="3rem"
          width="48"
          height="48"
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
