import type { PrivacyFacts } from '#contract/privacy-facts.ts';
import styles from './stored-list.module.css';

/** What a website could store about its visitors, and this one does not. */
export function NotStored({ facts }: { readonly facts: PrivacyFacts }) {
  const { asksForGoogle, botCheck, runsAtGoogle, hasStaticHost, requestCounts } = facts;
  const isAllOurOwn = !asksForGoogle && botCheck === 'proof-of-work';
  return (
    <ul className={styles.list} data-sign="not stored">
      <li>
        <strong>Cookies.</strong> We set none.{' '}
        {botCheck === 'recaptcha' && (
          <>
            Google’s reCAPTCHA may store something of its own in your browser, a cookie among
            it.{' '}
          </>
        )}
        {asksForGoogle && <>Google Analytics sets its own if you say yes to it. </>}
      </li>
      <li>
        <strong>Your IP address.</strong> We never write it down. Against floods, the form and the
        count of visits count what comes from it:{' '}
        {requestCounts === 'in memory'
          ? 'in memory,'
          : 'in memory, or in our database under a code made from it,'}{' '}
        for about ten minutes.{' '}
        {runsAtGoogle && (
          <>
            Google, on whose machines this site runs, notes it in logs of its own, with what was
            asked for and the name of your browser, and keeps those for some months at most.{' '}
          </>
        )}
        {hasStaticHost && <>The host that sends you our pages sees it, and may note it too. </>}
        {botCheck === 'recaptcha' && <>Google’s reCAPTCHA sees it while you use the form. </>}
        {asksForGoogle && <>Google Analytics learns it if you say yes to it. </>}
      </li>
      <li>
        <strong>What you read.</strong> We count it, and keep nothing of whose visit it was.{' '}
        {isAllOurOwn && (
          <>Nothing on our pages comes from another company, and nobody follows you here. </>
        )}
        {botCheck === 'recaptcha' && <>Google’s reCAPTCHA may see how you use our pages. </>}
        {asksForGoogle && <>Google Analytics sees it if you say yes to it. </>}
      </li>
      <li>
        <strong>Your device.</strong> Not your browser, your screen, or where you are. Our server
        looks at the browser’s name to leave programs out of the count, and forgets it.{' '}
        {asksForGoogle && (
          <>Google Analytics learns all of them, the place roughly, if you say yes to it. </>
        )}
      </li>
      <li>
        <strong>Words in a log.</strong> The site’s log knows a message by its number, and holds no
        address.
      </li>
    </ul>
  );
}
