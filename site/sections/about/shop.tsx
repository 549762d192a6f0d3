import styles from './shop.module.css';

interface Props {
  readonly drawn: 'lit' | 'open' | 'scaffold';
  /** Its place in its row: neighbors differ. */
  readonly place: number;
  readonly sign?: string | undefined;
}

/** A shop of the counters' street: lit, open with its sign out, or being built behind a scaffold. */
export function Shop({ drawn, place, sign }: Props) {
  const house = place % roofs.length;
  const roof = roofs[house] ?? '';
  return (
    <svg className={styles.shop} viewBox="0 0 120 140" data-house={house} data-drawn={drawn}>
      {drawn === 'scaffold' ? (
        <>
          <path className={styles.wall} d="M8 140V84h22V72h30V84h24V66h28V140z" />
          <path className={styles.dark} d="M20 98h36v28H20zM76 92h26v48H76z" />
          <path className={styles.planned} d={`M8 84V${roof}V66`} />
          <path
            className={styles.pole}
            d="M4 140V14M60 140V14M116 140V14M4 136l56-44M60 92l56-44"
          />
          <path className={styles.plank} d="M-2 92h124M-2 48h124" />
          {place % 2 === 0 ? <Builder /> : <path className={styles.pole} d={ladder} />}
        </>
      ) : (
        <>
          <path className={styles.wall} d={`M8 140V${roof}V140z`} />
          <path className={styles.glass} d="M18 90h50v36H18zM84 92h18v22H84z" />
          <path className={styles.frame} d="M41 90h4v36h-4zM14 126h58v6H14z" />
          {drawn === 'lit' && <Happy place={place} />}
          <path className={styles.awning} d="M12 76h62v14H12z" />
          <path
            className={styles.stripes}
            d="M12 76h12.4v14H12zM36.8 76h12.4v14H36.8zM61.6 76H74v14H61.6z"
          />
          <path className={styles.door} d="M80 86h26v54H80zM84 92v22h18V92z" fillRule="evenodd" />
          {drawn === 'lit' ? (
            <path className={styles.glass} d="M24 52h16v14H24zM52 52h16v14H52zM80 52h16v14H80z" />
          ) : (
            <Sign text={sign} />
          )}
        </>
      )}
      <path
        className={drawn === 'scaffold' ? styles.ground : styles.line}
        d={drawn === 'scaffold' ? 'M0 140H120' : `M0 140H8V${roof}V140H120`}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** Somebody behind the shop window, with both arms up. */
function Happy({ place }: { readonly place: number }) {
  return (
    <g className={styles.figure} transform={place % 2 === 0 ? undefined : 'translate(28 0)'}>
      <circle cx="29" cy="101" r="4.5" />
      <path d="M23 126v-13q0-5 6-5t6 5v13z" />
      <path className={styles.arms} d="M24 112l-4-12M34 112l4-12" />
    </g>
  );
}

/** Somebody with a helmet, on the upper plank. */
function Builder() {
  return (
    <>
      <g className={styles.worker}>
        <circle cx="36" cy="19" r="5" />
        <path d="M29 47V32q0-6 7-6t7 6v15z" />
      </g>
      <path className={styles.helmet} d="M29 18q0-8 7-8t7 8h3v2H29z" />
    </>
  );
}

function Sign({ text = '' }: { readonly text?: string | undefined }) {
  return (
    <>
      <path className={styles.plate} d="M10 40h100v32H10z" />
      <text
        className={styles.word}
        x="60"
        y="65"
        textAnchor="middle"
        fontSize={Math.min(27, 170 / Math.max(1, text.length))}
      >
        {text}
      </text>
    </>
  );
}

/** From the height of the left wall to that of the right one: a false front, a gable, a cornice. */
const roofs = ['44H24V28H96V44H112', '52L60 18L112 52', '32H112'];
const ladder = 'M72 140L84 48M84 140L96 48M74 124h12M76 108h12M78 92h12M80 76h12M82 62h12';
