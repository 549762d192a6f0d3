import type { Figures } from '../figures.ts';
import {
  fewMeasurements,
  vitalBounds,
  type VitalFigures,
  type VitalRating,
} from '../vital-figures.ts';
import { screenWords } from '../screen-words.ts';
import { count, counted, speedMeaning, vitalValue, vitalWords } from '../words.ts';
import { markup, type Markup } from './markup.ts';

/** How fast the pages were where visitors are: a scale for each vital, then each screen. */
export function speedSection({ vitals }: Pick<Figures, 'vitals'>): Markup {
  const screens = Array.from(
    new Set(vitals.flatMap((vital) => vital.screens.map(({ screen }) => screen))),
  ).slice(0, mostScreens);
  return markup`<section aria-labelledby="speed"><h2 id="speed">How fast it was</h2>
<p>Measured in visitors’ own browsers: ${speedMeaning}. The lines between good, needs work and poor are Google’s.</p>
<ul class="scales">${vitals.map(scale)}</ul>
${
  screens.length === 0
    ? undefined
    : markup`<div class="table wide" role="region" aria-labelledby="speed-screens" tabindex="0"><table>
<caption id="speed-screens">By screen</caption>
<thead><tr><th scope="col">Screen</th>${vitals.map(({ metric }) => markup`<th scope="col">${metric}</th>`)}<th scope="col">Measured</th></tr></thead>
<tbody>${screens.map((screen) => row(screen, vitals))}</tbody></table></div>`
}</section>`;
}

const mostScreens = 12;

function scale(vital: VitalFigures): Markup {
  const { metric, measurements, p75, rating } = vital;
  const [good, poor] = vitalBounds[metric];
  const end = poor * 1.5;
  const at = (value: number) => Math.round(Math.min(1, value / end) * 1000) / 10;
  return markup`<li><h3>${vitalWords[metric]} <abbr>${metric}</abbr></h3>
<p class="value"><b>${vitalValue(metric, vital)}</b> ${rating === undefined ? 'not measured yet' : ratingMark(rating)}</p>
<svg class="scale" aria-hidden="true" width="100%" height="30"><rect class="good" y="10" width="${at(good)}%" height="10"/><rect class="between" x="${at(good)}%" y="10" width="${at(poor) - at(good)}%" height="10"/><rect class="poor" x="${at(poor)}%" y="10" width="${100 - at(poor)}%" height="10"/>${
    p75 === undefined
      ? undefined
      : markup`<svg x="${at(p75)}%" overflow="visible" width="1" height="30"><path class="needle" d="M0 4V26"/></svg>`
  }</svg>
<p class="fine">Measured ${counted(measurements, 'time')}${measurements > 0 && measurements < fewMeasurements ? '. These are few: one slow phone changes this' : ''}. Good up to ${vitalValue(metric, { p75: good })}.</p></li>`;
}

/** A shape beside the word, so that it is not told by color alone. */
function ratingMark(rating: VitalRating): Markup {
  const shapes = {
    good: 'M2 8l4 4 8-9',
    'needs work': 'M2 8h12',
    poor: 'M3 3l10 10M13 3L3 13',
  };
  const kind = rating.replace(' ', '-');
  return markup`<span class="rating ${kind}"><svg aria-hidden="true" width="16" height="16" viewBox="0 0 16 16"><path d="${shapes[rating]}"/></svg>${rating}</span>`;
}

function row(screen: string, vitals: readonly VitalFigures[]): Markup {
  const of = vitals.map(({ metric, screens }) => {
    const vital = screens.find((one) => one.screen === screen);
    return { metric, vital };
  });
  const most = Math.max(...of.map(({ vital }) => vital?.measurements ?? 0));
  return markup`<tr><th scope="row"><bdi>${screenWords(screen)}</bdi></th>${of.map(
    ({ metric, vital }) =>
      vital?.rating === undefined
        ? markup`<td data-head="${metric}">–</td>`
        : markup`<td data-head="${metric}">${vitalValue(metric, vital)} <span class="rated ${vital.rating.replace(' ', '-')}">${vital.rating}</span></td>`,
  )}<td data-head="Measured">${count(most)}${most < fewMeasurements ? ' (few)' : ''}</td></tr>
`;
}
