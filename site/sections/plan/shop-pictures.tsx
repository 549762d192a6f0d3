import { trades } from '#content-model/content.ts';
import { BareImage } from '#site/content/picture-image.tsx';
import { pictureSources, type PictureSources } from '#site/content/picture-sources.ts';
import { shownSign } from '../shop-sign/shown-sign.ts';
import styles from './shop-pictures.module.css';

interface Props {
  readonly className: string | undefined;
}

/** The inside of the visitor's shop, once the script knows the trade. Until then a shop without an owner. */
export function ShopPictures({ className }: Props) {
  const classes = `${className} rounded with-script no-print`;
  return (
    <>
      {shownSign && (
        <BareImage
          className={`${styles.blank} ${classes}`}
          picture={shownSign.lit}
          alt=""
          sizes="15rem"
          data-trade-picture=""
        />
      )}
      {trades.map((trade) => (
        <TradePicture key={trade.id} className={classes} {...trade} />
      ))}
    </>
  );
}

function TradePicture({ id, picture, className }: Props & (typeof trades)[number]) {
  if (!picture) return null;
  const { image, phone = image, focus } = picture;
  const sources = pictureSources({ image: phone, focus }, 'pagePhone');
  // A small drawing of any such shop: without its movements, and without the visitor's sign.
  const show = ({ src, still = src, width, height, photo }: PictureSources) => (
    <BareImage
      className={className}
      picture={{ src: still, width, height, ...(photo && { photo }) }}
      alt=""
      sizes="15rem"
      hidden
      data-trade-picture={id}
    />
  );
  return sources instanceof Promise ? sources.then(show) : show(sources);
}
