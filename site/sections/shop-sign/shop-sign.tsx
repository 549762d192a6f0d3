import { agency } from '#content-model/content.ts';
import { BareImage } from '#site/content/picture-image.tsx';
import { Button } from '#site/ui/button.tsx';
import field from '#site/ui/field.module.css';
import { PlanLink } from '../plan/plan-link.tsx';
import styles from './shop-sign.module.css';
import { signTrades, type shownSign } from './shown-sign.ts';

/**
 * Puts the name of a visitor's business on the drawings. `method="dialog"`: sent before its script is there, the form
 * goes nowhere.
 */
export function ShopSign({ street, lit, ...text }: NonNullable<typeof shownSign>) {
  return (
    <section
      className={`${styles.section} with-script no-print`}
      data-ground="dark"
      aria-labelledby="sign-heading"
    >
      <form
        className={styles.form}
        method="dialog"
        autoComplete="off"
        aria-labelledby="sign-heading"
        data-script="shop-sign"
        data-agency={agency.name}
        data-missing={text.missing}
        data-up={text.up}
        data-not-up={text.notUp}
        data-off={text.off}
        data-no-picture={text.noPicture}
      >
        <div className={styles.street}>
          <div className={styles.drawing}>
            {[street, lit].map((picture) => (
              <BareImage key={picture.src} picture={picture} alt="" sizes="" />
            ))}
            {/* The sign as the visitor types it. */}
            <p className={styles.board} dir="auto" aria-hidden data-sign-board>
              {text.label}
            </p>
          </div>
        </div>
        <div className={`${styles.sheet} panel`} data-ground="paper">
          <div className={styles.head}>
            <h2 className="middle-heading" id="sign-heading">
              {text.heading}
            </h2>
            <p>{text.lead}</p>
          </div>
          <div>
            <label className={field.label} htmlFor="sign-name">
              {text.label}
            </label>
            <input
              className={field.control}
              id="sign-name"
              name="sign"
              dir="auto"
              required
              maxLength={60}
              enterKeyHint="done"
              aria-describedby="sign-status"
            />
          </div>
          <div>
            <label className={field.label} htmlFor="sign-trade">
              {text.trade}
            </label>
            <div className={field.list}>
              <select
                className={field.control}
                id="sign-trade"
                name="trade"
                required
                aria-describedby="sign-status"
              >
                <option value="">{text.choose}</option>
                {signTrades.map(({ name, board, search }) => (
                  <option key={name} value={board} data-search={search}>
                    {name}
                  </option>
                ))}
              </select>
            </div>
          </div>
          <Button type="submit">{text.button}</Button>
          <div className={`${styles.after} row`}>
            <span className="row" hidden data-sign-up>
              <button type="button" className="link-button" name="picture">
                {text.picture}
              </button>
              <button type="button" className="link-button" name="off">
                {text.takeOff}
              </button>
              <PlanLink />
            </span>
            <p id="sign-status" role="status" />
          </div>
        </div>
      </form>
    </section>
  );
}
