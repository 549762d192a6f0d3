import type { Focus, PicturePlaceName } from '#content-model/schemas/picture-schema.ts';
import { BareImage, Sources } from './picture-image.tsx';
import { pictureSources } from './picture-sources.ts';

interface Props {
  /** The files for wide windows first. The last one is for all windows that no `media` matches. */
  readonly files: readonly [...WindowFile[], WindowFile];
  readonly alt: string;
  readonly focus?: Focus | undefined;
  readonly className?: string | undefined;
}

interface WindowFile {
  readonly image: string;
  readonly place: PicturePlaceName;
  readonly media?: string;
}

/** The first picture of a page, as wide as the window and with a file for each kind of window. */
export async function WindowPicture({ files, alt, focus, className }: Props) {
  const shown = await Promise.all(
    files.map(async ({ image, place, media }) => ({
      media,
      picture: await pictureSources({ image, focus }, place),
    })),
  );
  const last = shown.at(-1)?.picture;
  if (last === undefined) return null;
  return (
    <picture className={className} data-photo={shown[0]?.picture.photo && ''}>
      {shown.map(({ media, picture }, index) => (
        <Sources
          key={index}
          picture={picture}
          sizes="100vw"
          media={media}
          width={picture.width}
          height={picture.height}
        />
      ))}
      <BareImage picture={last} alt={alt} sizes="100vw" isFirst />
    </picture>
  );
}
