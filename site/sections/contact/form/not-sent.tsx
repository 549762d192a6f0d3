import { WithSlots } from '#site/ui/with-slots.tsx';
import { Button } from '#site/ui/button.tsx';
import { agency, contactForm } from '#content-model/content.ts';
import { PhoneLink } from '../phone-link.tsx';
import styles from './notice.module.css';

const text = contactForm.notSent;

/**
 * The place that says why the message was not sent, and what `show-failure.ts` puts there. Without scripts the
 * backend fills it in (`contract/problem-page.ts`).
 */
export function NotSent({ idPrefix }: { readonly idPrefix: string }) {
  const id = `${idPrefix}-not-sent`;
  return (
    <>
      <div className={`${styles.notice} stack-2 strong-links`} tabIndex={-1} data-outcome hidden />
      <template data-not-sent>
        <p className="small-heading" id={`${id}-title`} data-title />
        <p id={`${id}-text`} data-text>
          <span role="status" data-back-online />
          <span data-why /> <span>{text.textIsThere}</span>
        </p>
        <div className={`${styles.ways} row`}>
          <Button size="small" data-reload>
            {text.reload}
          </Button>
          <Button type="submit" size="small" data-retry>
            {text.tryAgain}
          </Button>
          <button type="button" className="link-button" data-plainly>
            {text.withoutCheck}
          </button>
          <p>
            <WithSlots
              text={text.otherWays}
              slots={{
                phoneLink: <PhoneLink />,
                ownMailLink: (
                  <a href={`mailto:${agency.email}`} data-own-mail={agency.email}>
                    {text.ownMail}
                  </a>
                ),
              }}
            />
          </p>
        </div>
      </template>
    </>
  );
}
