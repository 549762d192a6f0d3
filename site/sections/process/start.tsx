import { Fragment } from 'react';
import { frame, processPage as text } from '#content-model/content.ts';
import { ContactButton } from '../contact/contact-button.tsx';
import styles from './start.module.css';

/** The foot of the package: the free consultation. */
export function Start() {
  return (
    <section
      className={`${styles.start} no-print`}
      data-ground="dark"
      aria-labelledby="start-heading"
    >
      <h2 id="start-heading">
        {text.start.heading.map((line, index) => (
          <Fragment key={index}>
            {index > 0 && <br />}
            {index < text.start.heading.length - 1 ? `${line} ` : line}
          </Fragment>
        ))}
      </h2>
      <ContactButton hasLine>{frame.consultationButton}</ContactButton>
    </section>
  );
}
