import { brand } from '#content-model/content.ts';
import { drawingSources } from '#site/content/picture-sources.ts';
import { Mark } from './mark.tsx';

/** `onDark`: on a ground that is dark in both schemes. The link around it has the text. */
export function LogoMark({ onDark }: { readonly onDark: boolean }) {
  const { mark, markOnDark = mark } = brand.logo;
  if (mark === 'roofs') return <Mark />;
  if (mark === 'none') return null;
  const { src, width, height } = drawingSources(mark);
  const dark = drawingSources(markOnDark);
  if (onDark) return <img src={dark.src} width={dark.width} height={dark.height} alt="" />;
  return (
    <picture>
      <source
        srcSet={dark.src}
        width={dark.width}
        height={dark.height}
        media="screen and (prefers-color-scheme: dark)"
      />
      <img src={src} width={width} height={height} alt="" />
    </picture>
  );
}
