import type { PropsWithChildren } from 'react';
import { aboutPage, contentPoints, type Content } from '#content-model/content.ts';
import { ContentPicture } from '#site/content/content-picture.tsx';
import { drawingSources } from '#site/content/picture-sources.ts';
import { SampleMark } from '#site/ui/sample-mark.tsx';
import { SectionHead } from '#site/ui/section-head.tsx';
import { TextLink } from '#site/ui/text-link.tsx';
import { Rider } from './rider.tsx';
import styles from './help.module.css';

/** Three points, each under a roof that is a chart of twelve weeks. The line runs through their roofs. */
export function Help(text: NonNullable<Content['homePage']['help']>) {
  return (
    <section
      className={`${styles.help} section`}
      data-ground="evening"
      aria-labelledby="help-heading"
    >
      <SectionHead id="help-heading" heading={text.heading} lead={text.lead}>
        {aboutPage.hidden !== true && (
          <p>
            <TextLink href="/about" about={text.linkAbout}>
              {text.link}
            </TextLink>
          </p>
        )}
      </SectionHead>
      <ul role="list" className={styles.points}>
        {contentPoints.map((point, index) => (
          <li key={point.title}>
            <Point {...point} exampleMark={text.example}>
              {index === 0 && drawingSources(point.image) && <Rider on="roofs" />}
            </Point>
          </li>
        ))}
      </ul>
    </section>
  );
}

type PointProps = PropsWithChildren<
  Content['contentPoints'][number] & { readonly exampleMark: string }
>;

function Point({ title, description, example, exampleMark, children, ...picture }: PointProps) {
  return (
    <>
      <div className={styles.roof}>
        <ContentPicture
          picture={picture}
          place="point"
          sizes="(width >= 60em) 30vw, (width >= 37.5em) 50vw, 100vw"
        />
        {children}
      </div>
      <div>
        {example && (
          <p className={`${styles.example} note row`}>
            <strong>{example.count}</strong>
            <span className={styles.weeks}>{example.text}</span>
            <SampleMark text={exampleMark} />
          </p>
        )}
        <h3>{title}</h3>
        <p className={styles.description}>{description}</p>
      </div>
    </>
  );
}
