import { services } from '#content-model/content.ts';
import type { Content } from '#content-model/content-schema.ts';
import { Icon } from '#site/ui/icon.tsx';
import { SectionHead } from '#site/ui/section-head.tsx';
import { Waypoint } from '#site/ui/waypoint.tsx';
import styles from './start-here.module.css';

type Props = NonNullable<Content['servicesPage']['start']>;

/** Questions that lead an owner who cannot choose to one service: waypoints on the line. */
export function StartHere({ heading, lead, questions }: Props) {
  const titleOf = (service: string) => services.find(({ link }) => link === service)?.title;
  return (
    <section className={styles.start} id="start" data-ground="dark" aria-labelledby="start-heading">
      <SectionHead id="start-heading" heading={heading} lead={lead} />
      <ol className={styles.questions}>
        {questions.map(({ question, answers }, index) => (
          <li key={question}>
            <Waypoint number={index + 1} />
            <h3>{question}</h3>
            <ul>
              {answers.map(({ text, service }) => (
                <li key={service}>
                  <a href={`#${service}`}>
                    <span>
                      {text} <strong>{titleOf(service)}</strong>
                    </span>
                    <Icon name="forward" />
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
