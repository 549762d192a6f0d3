import { brand } from '#contract/content/content.ts';
import { drawing } from '#site/content/drawing.ts';
import { Mark } from './mark.tsx';

/**
 * What stands before the agency's name. A file has no alternative text: the link around it says where
 * it leads. `onDark`: on a ground that is dark in both schemes.
 */
export function LogoMark({ onDark }: { readonly onDark: boolean }) {
  const { mark, markOnDark = mark } = brand.logo;
  if (mark === 'roofs') return <Mark />;
  if (mark === 'none') return null;
  const [{ src, width, height }, dark] = [drawing(mark), drawing(markOnDark)];
  if (onDark) return <img {...dark} alt="" />;
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
