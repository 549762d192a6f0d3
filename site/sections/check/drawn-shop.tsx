import { checkPage as text } from '#content-model/content.ts';
import { WithSlots } from '#site/ui/with-slots.tsx';
import styles from './drawn-shop.module.css';

/** A shop with a window for each question: a front beside the questions, or a low row above them. */
export function DrawnShop({ windows }: { readonly windows: number }) {
  return (
    <div className={`${styles.shop} sticky-bar beside spread`} data-ground="dark">
      <Front windows={windows} />
      <Row windows={windows} />
      <p className={styles.count}>
        <WithSlots
          text={text.lit}
          slots={{ count: <span className={styles.lit} />, total: windows }}
        />
      </p>
      <span className="visually-hidden" role="status" data-status={text.status} />
    </div>
  );
}

/** Two windows beside the door, the others in rows above it. */
function Front({ windows }: { readonly windows: number }) {
  const rows = upperRows(windows - 2);
  const top = 96;
  const sign = top + rows.length * 84;
  const street = sign + 182;
  return (
    <svg
      className={styles.front}
      viewBox={`0 -28 320 ${street + 34}`}
      fill="none"
      aria-hidden="true"
    >
      <path fill="var(--main-600)" d={`M-300 240${ridge}V240Z`} />
      <path fill="var(--ground)" d={`M-300 240V214${firs}V244Z`} />
      <path
        fill={dark}
        d={`M2 ${street}l13-52 13 52zM-18 ${street}l11-40 11 40zM292 ${street}l13-60 13 60zM315 ${street}l11-44 11 44z`}
      />
      <path fill={wall} d={`M34 ${street}V56H104L116 40H204L216 56H286V${street}Z`} />
      <path
        stroke={edge}
        strokeWidth="4"
        strokeLinejoin="round"
        d={`M26 60H104L116 44H204L216 60H294M30 ${sign}H290`}
      />
      <circle fill={edge} cx="160" cy="62" r="9" />
      {rows.flatMap(({ count, first }, row) =>
        Array.from({ length: count }, (_, place) => {
          const x = 160 + (place - (count - 1) / 2) * 60;
          const y = top + row * 84;
          return (
            <g key={first + place} className={styles.window} data-window={first + place}>
              <path
                d={`M${x - 18} ${y + 62}V${y + 12}Q${x} ${y - 6} ${x + 18} ${y + 12}V${y + 62}Z`}
              />
              <path d={`M${x} ${y + 3}V${y + 62}M${x - 18} ${y + 30}H${x + 18}`} />
              <path strokeWidth="4" d={`M${x - 23} ${y + 64}H${x + 23}`} />
            </g>
          );
        }),
      )}
      <text className={styles.sign} x="160" y={sign + 31}>
        {text.sign}
      </text>
      {[48, 196].map((x, index) => (
        <g key={x} className={styles.window} data-window={windows - 1 + index}>
          <path d={`M${x} ${street - 22}V${sign + 84}H${x + 76}V${street - 22}Z`} />
          <path d={`M${x + 38} ${sign + 84}V${street - 22}`} />
          <path strokeWidth="4" d={`M${x - 4} ${street - 20}H${x + 80}`} />
        </g>
      ))}
      <path
        fill={dark}
        stroke={edge}
        strokeWidth="2.5"
        d={`M138 ${street}V${sign + 84}H182V${street}`}
      />
      <circle fill={edge} cx="174" cy={street - 48} r="2.5" />
      <path fill="var(--gray-100)" d={awning(sign + 46)} />
      <path fill={line} d={stripes(sign + 46)} />
      <path stroke={line} strokeWidth="4" d={`M-300 ${street + 2}H620`} />
    </svg>
  );
}

/** One window for each question, under one roof. */
function Row({ windows }: { readonly windows: number }) {
  const width = windows * 19 + 9;
  return (
    <svg className={styles.row} viewBox={`0 0 ${width} 40`} fill="none" aria-hidden="true">
      <path fill={wall} d={`M2 40V6H${width - 2}V40Z`} />
      <path stroke={edge} strokeWidth="3" d={`M0 6H${width}`} />
      {Array.from({ length: windows }, (_, index) => {
        const x = 7 + index * 19;
        return (
          <g key={index} className={styles.window} data-window={index + 1}>
            <path d={`M${x} 33V15Q${x + 7} 10 ${x + 14} 15V33Z`} />
          </g>
        );
      })}
    </svg>
  );
}

const wall = 'var(--main-900)';
const dark = 'var(--main-950)';
const edge = 'var(--accent-300)';
const line = 'var(--line)';

const ridge =
  'L-140 110-90 150-50 96-22 118 20 40 34 58 78 4 92 22 106 14 132 44H204L232 16 246 30 268 0 300 52 314 42 352 110 390 78 450 150 620 200';
const firs = 'l7-20 7 20 5-13 5 13 8-27 8 27'.repeat(23);

/** At most four in a row, the rows as even as they can be. */
function upperRows(windows: number) {
  const rows = Math.ceil(windows / 4);
  return Array.from({ length: rows }, (_, row) => {
    const first = Math.ceil((windows * row) / rows);
    return { first: first + 1, count: Math.ceil((windows * (row + 1)) / rows) - first };
  });
}

/** Six scallops from edge to edge. */
function awning(y: number): string {
  return `M40 ${y}H280L290 ${y + 24}${'a21.7 10 0 0 1-43.3 0'.repeat(6)}Z`;
}

/** Every other one. */
function stripes(y: number): string {
  return [0, 2, 4]
    .map((place) => {
      const [upper, lower] = [280 - place * 40, 290 - place * (260 / 6)];
      return `M${upper} ${y}L${lower} ${y + 24}a21.7 10 0 0 1-43.3 0L${upper - 40} ${y}Z`;
    })
    .join('');
}
