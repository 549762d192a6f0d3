import styles from './kept-list.module.css';
import { Only } from './only.tsx';

/** What a website could keep of its visitors, and this one does not. */
export function NotKept() {
  return (
    <ul className={styles.list} data-sign="not kept">
      <li>
        <strong>Cookies.</strong> We set none.{' '}
        <Only when="has reCAPTCHA">
          Google’s reCAPTCHA may store something of its own in your browser, a cookie among it.
        </Only>
        <Only when="asks for Google">Google Analytics sets its own if you say yes to it.</Only>
      </li>
      <li>
        <strong>Your IP address.</strong> We never write it down. Against floods, the form and the
        count of visits count what comes from it: <Only when="counts in memory">in memory,</Only>
        <Only when="counts in the database">
          in memory, or in our database under a code made from it,
        </Only>{' '}
        for about ten minutes.{' '}
        <Only when="runs at Google">
          Google, on whose machines this site runs, notes it in logs of its own, with what was asked
          for and the name of your browser, and keeps those for some months at most.
        </Only>
        <Only when="has pages elsewhere">
          The host that sends you our pages sees it, and may note it too.
        </Only>
        <Only when="has reCAPTCHA">Google’s reCAPTCHA sees it while you use the form.</Only>
        <Only when="asks for Google">Google Analytics learns it if you say yes to it.</Only>
      </li>
      <li>
        <strong>What you read.</strong> We count it, and keep nothing of whose visit it was.{' '}
        <Only when="is all our own">
          Nothing on our pages comes from another company, and nobody follows you here.
        </Only>
        <Only when="has reCAPTCHA">Google’s reCAPTCHA may see how you use our pages.</Only>
        <Only when="asks for Google">Google Analytics sees it if you say yes to it.</Only>
      </li>
      <li>
        <strong>Your device.</strong> Not your browser, your screen, or where you are. Our server
        looks at the browser’s name to leave programs out of the count, and forgets it.{' '}
        <Only when="asks for Google">
          Google Analytics learns all of them, the place roughly, if you say yes to it.
        </Only>
      </li>
      <li>
        <strong>Words in a log.</strong> The site’s log knows a message by its number, and holds no
        address.
      </li>
    </ul>
  );
}
