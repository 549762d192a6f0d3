import styles from './kept-list.module.css';
import { Only } from './only.tsx';

/** What a website could keep of its visitors, and this one does not. */
export function NotKept() {
  return (
    <ul className={styles.list} data-sign="not kept">
      <li>
        <strong>Your IP address.</strong> When you use the form, the site counts requests by it, in
        memory, for ten minutes, and never writes it down. Whoever carries the traffic between us
        sees it, as with any website.
      </li>
      <li>
        <strong>Cookies.</strong> We set none.{' '}
        <Only when="has reCAPTCHA">reCAPTCHA may set one of Google’s.</Only>
      </li>
      <li>
        <strong>What you read.</strong> Nobody counts or follows you here.{' '}
        <Only when="has proof of work">Nothing on our pages comes from another company.</Only>
        Global Privacy Control has nothing to switch off.
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
