import styles from './storeys.module.css';

/** The front of a house with `count` lit storeys over a shop, or with the shop alone. */
export function Storeys({ count }: { readonly count: number }) {
  const floors = Array.from({ length: count }, (_, floor) => floor);
  const ground = count * storey;
  return (
    <svg className={styles.front} viewBox={`0 0 ${width} ${ground + shop}`} aria-hidden="true">
      {floors.map((floor) => (
        <g key={floor} transform={`translate(0 ${floor * storey})`}>
          {columns.map((column) => (
            <SashWindow key={column} x={column * 70} blind={(floor * 3 + column * 2) % 7 === 0} />
          ))}
        </g>
      ))}
      <g transform={`translate(0 ${ground})`}>
        <path className={styles.glass} d="M0 30h122v44H0zM198 30h122v44H198z" />
        <path className={styles.frame} d="M0 74h122v6H0zM198 74h122v6H198zM59 30h4v44h-4z" />
        <path className={styles.frame} d="M257 30h4v44h-4zM132 10h56v76h-56z" />
        <path className={styles.door} d="M138 16h44v70h-44z" />
        <path className={styles.glass} d="M145 23h30v34h-30z" />
        <path className={styles.awning} d="M-6 12h134v18H-6zM192 12h134v18H192z" />
        <path className={styles.stripes} d={stripes} />
      </g>
    </svg>
  );
}

function SashWindow({ x, blind }: { readonly x: number; readonly blind: boolean }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path className={styles.glass} d="M3 2h34v38H3z" />
      {blind && <path className={styles.blind} d="M3 2h34v20H3z" />}
      <path className={styles.frame} d="M3 20h34v3H3zM0 40h40v5H0z" />
    </g>
  );
}

const width = 320;
const storey = 62;
const shop = 86;
const columns = [0, 1, 2, 3, 4];

/** Every other stripe of both awnings. */
const stripes = [-6, 192]
  .flatMap((start) => [0, 1, 2, 3].map((stripe) => start + 16.75 * (2 * stripe + 1)))
  .map((x) => `M${x} 12h16.75v18h-16.75z`)
  .join('');
