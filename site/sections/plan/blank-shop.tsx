import { BareImage } from '#site/content/picture-image.tsx';
import { shownSign } from '../shop-sign/shown-sign.ts';
import styles from './blank-shop.module.css';

interface Props {
  readonly className: string | undefined;
  /** Empty: it is there until a trade is chosen. */
  readonly 'data-trade-picture'?: '';
}

/** A shop that is nobody's yet, of the street where the visitor can hang a sign, if there is one. */
export function BlankShop({ className, ...data }: Props) {
  if (shownSign === undefined) return null;
  return (
    <BareImage
      className={`${styles.shop} ${className} rounded with-script no-print`}
      picture={shownSign.street}
      alt=""
      sizes="15rem"
      {...data}
    />
  );
}
