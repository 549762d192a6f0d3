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
      </li>
      <li>
        <strong>Your IP address.</strong> Never written down. Against floods, the form counts what
        comes from it: in memory, for about ten minutes.
      </li>
      <li>
        <strong>What you read.</strong>{' '}
        <Only when="has proof of work">
          Nobody counts or follows you here. Nothing on our pages comes from another company. Global
          Privacy Control has nothing to switch off.
        </Only>
        <Only when="has reCAPTCHA">
          We keep no list of it. Google’s reCAPTCHA may see how you use our pages.
        </Only>
      </li>
      <li>
        <strong>Your device.</strong> Not your browser, your screen, or where you are.
      </li>
      <li>
        <strong>Words in a log.</strong> The site’s log knows a message by its number, and holds no
        address.
      </li>
    </ul>
  );
}
