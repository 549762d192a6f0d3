import { frame, type Content } from '#content-model/content.ts';
import { agencyDoor, readBoards } from '#site/content/name-board.ts';
import { drawingSources } from '#site/content/picture-sources.ts';
import styles from './door-sign.module.css';

/** What the sign on the drawn door says by the agency's clock. Nothing without scripts or a door. */
export function DoorSign({ picture }: { readonly picture: Content['aboutPage']['picture'] }) {
  const { image, phone = image } = picture;
  return (
    <>
      <Words image={image} className={styles.wide} />
      <Words image={phone} className={styles.phone} />
    </>
  );
}

interface WordsProps {
  readonly image: string;
  readonly className: string | undefined;
}

function Words({ image, className = '' }: WordsProps) {
  const drawing = drawingSources(image);
  const sign = readBoards(drawing?.boards ?? '').find(({ trades }) => trades === agencyDoor);
  if (!drawing || !sign) return null;
  const [x, y] = [sign.x + sign.width / 2, sign.y + sign.height / 2];
  const [, , ink, inkDark] = sign.colors;
  return (
    <svg
      className={`${styles.words} no-print ${className}`}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      preserveAspectRatio="xMidYMax slice"
      // For browsers that do not know `light-dark`.
      fill={ink}
      aria-hidden
    >
      {[frame.clock.doorOpen, frame.clock.doorClosed].map((word, index) => (
        <text
          key={index}
          x={x}
          y={y}
          fontSize={fittingSize(word, sign)}
          fill={`light-dark(${ink}, ${inkDark})`}
        >
          {word}
        </text>
      ))}
    </svg>
  );
}

/** As large as the sign allows: six tenths of its size are the width of a letter, on average. */
function fittingSize(word: string, { width, size }: { width: number; size: number }): number {
  return Math.min(size, width / (word.length * 0.6));
}
