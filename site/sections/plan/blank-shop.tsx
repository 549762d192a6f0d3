import { BareImage } from '#site/content/picture-image.tsx';
import { shownSign } from '../shop-sign/shown-sign.ts';
import styles from './blank-shop.module.css';

/** A shop that is nobody's yet, of the street where the visitor can hang a sign, if there is one. */
export function BlankShop({ className }: { readonly className: string | undefined }) {
  if (shownSign === undefined) return null;
  return (
    <BareImage
      className={`${styles.shop} ${className} rounded with-script no-print`}
      picture={shownSign.street}
      alt=""
      sizes="15rem"
      data-trade-picture=""
    />
  );
}
