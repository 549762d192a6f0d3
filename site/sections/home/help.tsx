import { aboutPage, homePage } from '#contract/content/content.ts';
import type { Content } from '#contract/content/content-schema.ts';
import { ContentPicture } from '#site/content/content-picture.tsx';
import { LineIcon } from '#site/sections/mark/line-icon.tsx';
import { TextLink } from '#site/ui/text-link.tsx';
import styles from './help.module.css';

export type ContentPoint = Content['contentPoints'][number];

/** Three points, each under a roof that is a chart of twelve weeks. */
export function Help({ points }: { readonly points: readonly ContentPoint[] }) {
  return (
    <section data-ground="dark" aria-labelledby="help-heading">
      <div className={styles.inner}>
        <h2 id="help-heading">{text.heading}</h2>
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point.title}>
              <Point {...point} />
            </li>
          ))}
        </ul>
        {aboutPage.hidden !== true && (
          <p className={styles.more}>
            <TextLink href="/about" about={text.linkAbout} icon={<LineIcon />}>
              {text.link}
            </TextLink>
          </p>
        )}
      </div>
    </section>
  );
}

function Point({ title, description, image, alt, focus, example }: ContentPoint) {
  return (
    <>
      <ContentPicture
        image={image}
        alt={alt}
        focus={focus}
        place="point"
        sizes="(width >= 960px) 30vw, (width >= 600px) 50vw, 100vw"
      />
      <div>
        <p className={styles.example}>
          <span className={styles.mark}>{text.example}</span>
          <strong>{example.count}</strong>
          <span className={styles.weeks}>{example.text}</span>
        </p>
        <h3>{title}</h3>
        <p className={styles.description}>{description}</p>
      </div>
    </>
  );
}

const text = homePage.help;
