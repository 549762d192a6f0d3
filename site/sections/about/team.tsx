import type { PropsWithChildren } from 'react';
import { aboutPage, frame, type Content } from '#content-model/content.ts';
import { encodedDownload } from '#content-model/download-address.ts';
import { ContentPicture } from '#site/content/content-picture.tsx';
import { pictureSources } from '#site/content/picture-sources.ts';
import { SampleMark, hideFromSnippets } from '#site/ui/sample-mark.tsx';
import { TextList } from '#site/ui/text-list.tsx';
import colleaguesStyles from './colleagues.module.css';
import videoStyles from './founder-video.module.css';
import styles from './founder.module.css';

export type TeamMember = Content['team'][number];

/** The first team member, whom owners talk to, and the call to get in touch. */
export function Founder({ children, ...person }: PropsWithChildren<TeamMember>) {
  return (
    <section className={styles.founder} data-ground="light" aria-labelledby="founder-heading">
      <ContentPicture
        className={styles.portrait}
        picture={person}
        place="portrait"
        sizes="(width >= 37.5em) 38vw, 100vw"
      />
      <div className={styles.person} {...hideFromSnippets(person.sample)}>
        <div className={styles.words}>
          <h2 id="founder-heading">{aboutPage.founderHeading}</h2>
          <PersonText {...person} />
          {person.video && <FounderVideo {...person} video={person.video} />}
        </div>
        <div className={styles.lists}>
          <PersonLists {...person} />
        </div>
      </div>
      {children}
    </section>
  );
}

type VideoProps = Pick<TeamMember, 'image' | 'focus'> & {
  readonly video: NonNullable<TeamMember['video']>;
};

/** A short video under the picture of the founder. Nothing of it is fetched before a visitor starts it. */
async function FounderVideo({ image, focus, video }: VideoProps) {
  const poster = await pictureSources({ image, focus }, 'portrait');
  return (
    <video
      className={`${videoStyles.video} rounded no-print`}
      src={encodedDownload(video.file)}
      poster={poster.src}
      width={poster.width}
      height={poster.height}
      aria-label={video.label}
      controls
      muted
      playsInline
      preload="none"
    >
      <track
        kind="captions"
        src={encodedDownload(video.captions)}
        srcLang="en"
        label={video.captionsLabel}
        default
      />
      <a href={encodedDownload(video.file)}>{video.label}</a>
    </video>
  );
}

/** The team without the founder, under the heading of the founder's section. */
export function Colleagues({ members }: { readonly members: readonly TeamMember[] }) {
  return (
    <ul role="list" className={colleaguesStyles.colleagues} data-ground="light">
      {members.map((person) => (
        <li key={person.id}>
          <ContentPicture
            className={`${colleaguesStyles.portrait} rounded`}
            picture={person}
            place="portrait"
            sizes="(width >= 60em) 24rem, (width >= 37.5em) 50vw, 100vw"
          />
          <div className={colleaguesStyles.words} {...hideFromSnippets(person.sample)}>
            <PersonText {...person} />
            <PersonLists {...person} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function PersonText({ sample, name, title, story }: TeamMember) {
  return (
    <>
      <h3 className={styles.name}>
        {name} {sample && <SampleMark text={frame.sampleMark} />}
      </h3>
      <p>{title}</p>
      {story.split(/\n+/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </>
  );
}

function PersonLists({ does = [], credentials = [] }: TeamMember) {
  return [
    { heading: aboutPage.doesHeading, entries: does },
    { heading: aboutPage.credentialsHeading, entries: credentials },
  ]
    .filter(({ entries }) => entries.length > 0)
    .map(({ heading, entries }) => (
      <div className={styles.list} key={heading}>
        <h4 className="small-heading">{heading}</h4>
        <TextList className="line-list" items={entries} />
      </div>
    ));
}
