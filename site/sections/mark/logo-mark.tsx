import { logos } from 'virtual:content-pictures';
import { brand } from '#content-model/content.ts';
import { Mark } from './mark.tsx';

/** `onDark`: on a ground that is dark in both schemes. The link around it has the text. */
export function LogoMark({ onDark }: { readonly onDark: boolean }) {
  const { mark, markOnDark = mark } = brand.logo;
  if (mark === 'roofs') return <Mark />;
  if (mark === 'none') return null;
  const [light, dark] = [logos[mark], logos[markOnDark]];
  if (!light || !dark) throw new Error(`content/images/ has no ${mark} or no ${markOnDark}.`);
  if (onDark) return <img src={dark.src} width={dark.width} height={dark.height} alt="" />;
  return (
    <picture>
      <source
        srcSet={dark.src}
        width={dark.width}
        height={dark.height}
        media="screen and (prefers-color-scheme: dark)"
      />
      <img src={light.src} width={light.width} height={light.height} alt="" />
    </picture>
  );
}
