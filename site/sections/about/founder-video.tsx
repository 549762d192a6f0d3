import type { Content } from '#content-model/schemas/content-schema.ts';
import { encodedDownload } from '#content-model/download-address.ts';
import { pictureSources } from '#site/content/picture-sources.ts';
import styles from './founder-video.module.css';

type Person = Content['team'][number];
type Props = Pick<Person, 'image' | 'focus'> & { readonly video: NonNullable<Person['video']> };

/** A short video under the picture of the founder. Nothing of it is fetched before a visitor starts it. */
export async function FounderVideo({ image, focus, video }: Props) {
  const poster = await pictureSources({ image, focus }, 'portrait');
  return (
    <video
      className={`${styles.video} no-print`}
      src={encodedDownload(video.file)}
      poster={poster.src}
      width={poster.width}
      height={poster.height}
      aria-label={video.label}
      controls
      muted
      playsInline
      preload="none"
    >
      <track
        kind="captions"
        src={encodedDownload(video.captions)}
        srcLang="en"
        label={video.captionsLabel}
        default
      />
      <a href={encodedDownload(video.file)}>{video.label}</a>
    </video>
  );
}
