import { homePage, trades } from '#content-model/content.ts';
import { tradeAddress } from '#content-model/published-content.ts';
import { drawingSources } from '#site/content/picture-sources.ts';
import styles from './trade-doors.module.css';

interface Props {
  readonly heading: string;
  /** The id of the trade that the page is about. */
  readonly current?: string;
  /** Whether the drawing of the home page stands right above: then its shops are part of the links. */
  readonly isUnderStreet?: boolean;
}

/** A link to the page of each trade. */
export function TradeDoors({ heading, current, isUnderStreet = false }: Props) {
  const shown = trades.filter(({ id }) => id !== current);
  if (shown.length === 0) return null;
  return (
    <nav
      className={styles.doors}
      data-ground="dark"
      data-under-street={isUnderStreet || undefined}
      aria-labelledby="trades-heading"
    >
      <h2 className={isUnderStreet ? undefined : 'middle-heading'} id="trades-heading">
        {heading}
      </h2>
      <ul role="list">
        {shown.map((trade) => (
          <li key={trade.id}>
            <a className="tap-target" href={tradeAddress(trade)}>
              {isUnderStreet && <Shop trade={trade.id} />}
              {trade.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The part of the link that lies over the drawing. Its first shape takes the pointer, the others light up. */
function Shop({ trade }: { readonly trade: string }) {
  const { image, doors = [] } = homePage.picture;
  const door = doors.find((each) => each.trade === trade);
  const { width, height } = drawingSources(image) ?? {};
  if (!door || !width) return null;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMax slice" aria-hidden>
      {[door.at, ...door.windows].map(([x, y, w, h], index) => (
        <rect key={index} x={x} y={y} width={w} height={h} />
      ))}
    </svg>
  );
}
