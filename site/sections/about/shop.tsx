interface Props {
  readonly drawn: 'lit' | 'open' | 'scaffold';
  /** Its place in its row: neighbors differ. */
  readonly place: number;
  readonly sign?: string | undefined;
}

/** A shop of the counters' street: lit, open with its sign out, or being built behind a scaffold. */
export function Shop({ drawn, place, sign }: Props) {
  const [roof, wall] = houses[place % houses.length] ?? houses[0];
  const glass = drawn === 'open' ? 'var(--accent-200)' : lit;
  return (
    <svg viewBox="0 0 120 140" fill="none">
      {drawn === 'scaffold' ? (
        <>
          <path fill={wall} d="M8 140V84h22V72h30V84h24V66h28V140z" />
          <path fill={dark} d="M20 98h36v28H20zM76 92h26v48H76z" />
          <path stroke={line} strokeWidth="3" strokeDasharray="6 6" d={`M8 84V${roof}V66`} />
          <g stroke={light} strokeWidth="2.5">
            <path d="M4 140V14M60 140V14M116 140V14M4 136l56-44M60 92l56-44" />
            <path stroke={lit} strokeWidth="5" d="M-2 92h124M-2 48h124" />
            {place % 2 === 1 && <path d={ladder} />}
          </g>
          {place % 2 === 0 && <Builder />}
        </>
      ) : (
        <>
          <path fill={wall} d={`M8 140V${roof}V140z`} />
          <path fill={glass} d="M18 90h50v36H18zM84 92h18v22H84z" />
          <path fill={dark} fillOpacity="0.7" d="M41 90h4v36h-4zM14 126h58v6H14z" />
          {drawn === 'lit' && <Happy place={place} />}
          <path fill={light} d="M12 76h62v14H12z" />
          <path fill={warm} d="M12 76h12.4v14H12zM36.8 76h12.4v14H36.8zM61.6 76H74v14H61.6z" />
          <path fill={warm} d="M80 86h26v54H80zM84 92v22h18V92z" fillRule="evenodd" />
          {drawn === 'lit' ? (
            <path fill={glass} d="M24 52h16v14H24zM52 52h16v14H52zM80 52h16v14H80z" />
          ) : (
            <Sign text={sign} />
          )}
        </>
      )}
      <path
        stroke={line}
        strokeWidth="4"
        strokeLinejoin="round"
        d={drawn === 'scaffold' ? 'M0 140H120' : `M0 140H8V${roof}V140H120`}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** Somebody behind the shop window, with both arms up. */
function Happy({ place }: { readonly place: number }) {
  return (
    <g fill={dark} transform={place % 2 === 0 ? undefined : 'translate(28 0)'}>
      <circle cx="29" cy="101" r="4.5" />
      <path d="M23 126v-13q0-5 6-5t6 5v13z" />
      <path stroke={dark} strokeWidth="3.5" strokeLinecap="round" d="M24 112l-4-12M34 112l4-12" />
    </g>
  );
}

/** Somebody with a helmet, on the upper plank. */
function Builder() {
  return (
    <>
      <circle fill="var(--accent-200)" cx="36" cy="19" r="5" />
      <path fill={warm} d="M29 47V32q0-6 7-6t7 6v15z" />
      <path fill={lit} d="M29 18q0-8 7-8t7 8h3v2H29z" />
    </>
  );
}

function Sign({ text = '' }: { readonly text?: string | undefined }) {
  return (
    <>
      <path fill={light} stroke={dark} strokeWidth="3" d="M18 49h84v24H18z" />
      <text
        fill={dark}
        fontFamily="var(--font-display)"
        fontSize={Math.min(22, 140 / Math.max(1, text.length))}
        textAnchor="middle"
        x="60"
        y="68.5"
      >
        {text}
      </text>
    </>
  );
}

const line = 'var(--line)';
const dark = 'var(--main-950)';
const light = 'var(--accent-100)';
const warm = 'var(--accent-500)';
const lit = 'var(--example)';

/** A roof, from the height of the left wall to that of the right one, and the color of the walls. */
const houses = [
  ['44H24V28H96V44H112', 'var(--accent-700)'],
  ['52L60 18L112 52', dark],
  ['32H112', 'var(--main-600)'],
] as const;
const ladder = 'M72 140L84 48M84 140L96 48M74 124h12M76 108h12M78 92h12M80 76h12M82 62h12';
