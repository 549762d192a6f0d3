import type { Focus, PicturePlaceName } from '#content-model/picture-schema.ts';
import { BareImage, reducedMotion } from './picture-image.tsx';
import { pictureSources, type PictureSources } from './picture-sources.ts';

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
        <Sources key={index} media={media} picture={picture} />
      ))}
      <BareImage picture={last} alt={alt} sizes="100vw" isFirst />
    </picture>
  );
}

interface SourcesProps {
  readonly media: string | undefined;
  readonly picture: PictureSources;
}

/** The `source` elements of one file. The last file's fallback is the `img`. */
function Sources({ media, picture: { src, width, height, still, boards, photo } }: SourcesProps) {
  const size = { width, height, 'data-boards': boards };
  if (photo === undefined) {
    return (
      <>
        {still !== undefined && (
          <source media={withReducedMotion(media)} srcSet={still} {...size} />
        )}
        {media !== undefined && <source media={media} srcSet={src} {...size} />}
      </>
    );
  }
  return (
    <>
      <source type="image/avif" media={media} srcSet={photo.avif} sizes="100vw" {...size} />
      {media !== undefined && <source media={media} srcSet={photo.webp} sizes="100vw" {...size} />}
    </>
  );
}

function withReducedMotion(media: string | undefined): string {
  if (media === undefined) return reducedMotion;
  const queries = media.split(',').map((query) => `${reducedMotion} and ${query.trim()}`);
  return queries.join(', ');
}
