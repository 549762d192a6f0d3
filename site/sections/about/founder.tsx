import type { PropsWithChildren } from 'react';
import { aboutPage, frame } from '#content-model/content.ts';
import type { Content } from '#content-model/content-schema.ts';
import { ContentPicture } from '#site/content/content-picture.tsx';
import { SampleMark, hideFromSnippets } from '#site/ui/sample-mark.tsx';
import styles from './founder.module.css';

export type TeamMember = Content['team'][number];

/** The first team member, whom owners talk to, and the call to get in touch. */
export function Founder({ children, ...person }: PropsWithChildren<TeamMember>) {
  const { sample, image, alt, focus } = person;
  return (
    <section className={styles.founder} data-ground="light" aria-labelledby="founder-heading">
      <ContentPicture
        className={styles.portrait}
        image={image}
        alt={alt}
        focus={focus}
        place="portrait"
        sizes="(width >= 600px) 38vw, 100vw"
      />
      <div className={styles.person} {...hideFromSnippets(sample)}>
        <div className={styles.words}>
          <h2 id="founder-heading">{aboutPage.founderHeading}</h2>
          <PersonText {...person} titleClass={styles.title} />
        </div>
        <div className={styles.lists}>
          <PersonLists {...person} />
        </div>
      </div>
      {children}
    </section>
  );
}

type PersonTextProps = TeamMember & { readonly titleClass: string | undefined };

/** A person's name, what they are here, and their story in paragraphs. */
export function PersonText({ sample, name, title, story, titleClass }: PersonTextProps) {
  return (
    <>
      <h3>
        {name} {sample && <SampleMark text={frame.sampleMark} />}
      </h3>
      <p className={titleClass}>{title}</p>
      {story.split(/\n+/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </>
  );
}

/** What a person does for a client, and their credentials. */
export function PersonLists({ does = [], credentials = [] }: TeamMember) {
  return [
    { heading: aboutPage.doesHeading, entries: does },
    { heading: aboutPage.credentialsHeading, entries: credentials },
  ]
    .filter(({ entries }) => entries.length > 0)
    .map(({ heading, entries }) => (
      <div className={styles.list} key={heading}>
        <h4>{heading}</h4>
        <ul>
          {entries.map((entry) => (
            <li key={entry}>{entry}</li>
          ))}
        </ul>
      </div>
    ));
}
