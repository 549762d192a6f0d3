import { ContentPicture } from '#site/content/content-picture.tsx';
import { LineIcon } from '#site/sections/mark/line-icon.tsx';
import { ButtonLink } from '#site/ui/button.tsx';
import { contactForm, messageSentPage as text } from '#contract/content/content.ts';
import type { Agency } from '#contract/content/agency-schema.ts';
import { Waypoint } from '#site/ui/waypoint.tsx';
import { WithSlots } from '#site/ui/with-slots.tsx';
import styles from './answer-page.module.css';

/** Confirms a message that was posted without a script. `finishPlainPost` knows it by its mark. */
export function MessageSentPage({ agency }: { readonly agency: Pick<Agency, 'phone'> }) {
  return (
    <div className={styles.page} data-columns="picture" data-message-sent>
      <div className={styles.column}>
        <h1 className={styles.heading}>{text.heading}</h1>
        <div className={styles.words}>
          <p>{text.lead}</p>
          <ol className={styles.next}>
            {text.steps.map((step, index) => (
              <li key={index}>
                <Waypoint number={index + 1} />
                {step}
              </li>
            ))}
          </ol>
          <p>
            <WithSlots
              text={contactForm.sent.urgent}
              slots={{
                phoneLink: <a href={`tel:${agency.phone.international}`}>{agency.phone.display}</a>,
              }}
            />
          </p>
        </div>
        <ButtonLink href="/" icon={<LineIcon />}>
          {text.button}
        </ButtonLink>
      </div>
      <ContentPicture
        className={styles.picture}
        {...text.picture}
        place="answer"
        sizes="(width >= 960px) 46vw, 100vw"
        isFirst
      />
    </div>
  );
}
