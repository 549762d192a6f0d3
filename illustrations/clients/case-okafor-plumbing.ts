import { person, props } from '../kit/person.ts';
import { at, circle, el, rect, shape, show, stroke, symbol } from '../kit/svg.ts';
import { van, WHEEL } from '../kit/vehicle.ts';
import { headline, text } from '../kit/text.ts';
import { firstAid } from './first-aid.ts';
import { okaforView } from './okafor-view.ts';
import { serviceArea } from './service-area.ts';

/** The plumber's page in a browser: first the phone number, then first aid, then the service area. */
export function caseOkaforPlumbing(): string {
  return okaforView({
    rules: '.dawn{fill:#FFE6DA}.side{--snow:#0E2F28;--evergreen-200:#A63A20}',
    parts: [
      WHEEL,
      symbol('name', headline('Okafor & Sons', 0, 0, 30, 'snow')),
      symbol('trade', text('Plumbing', 0, 0, 30, 'evergreen-200')),
      el('clipPath', { id: 'scene' }, el('path', { d: 'M516 92H900V352H516z' })),
      el('clipPath', { id: 'map' }, el('path', { d: 'M474 378H870V620H474z' })),
    ],
    page: callPage(),
    front: [
      rect(896, 334, 46, 18, 'evergreen-950'),
      at(612, 344, van(vanSide()), 1.42),
      at(566, 346, toni(), 1.86),
    ].join(''),
  });
}

function callPage(): string {
  return [
    rect(40, 92, 860, 260, 'evergreen-800'),
    show('name', 76, 162, 2),
    show('trade', 79, 204),
    callButton(),
    scene(),
    firstAid(),
    serviceArea(),
  ].join('');
}

/** The name again, dark on the van's side. */
function vanSide(): string {
  return el('g', { class: 'side' }, show('name', 14, -66, 0.61), show('trade', 14, -43, 0.6));
}

function callButton(): string {
  return [
    rect(76, 228, 410, 100, 'alpenglow-400', { rx: 5 }),
    circle(132, 278, 34, 'evergreen-950'),
    stroke('M118 266C118 284 128 294 146 294', 'snow', 9, { 'stroke-linecap': 'butt' }),
    shape('M112 260l10-5 8 14-9 7zM150 300l6-10-13-9-8 9z', 'snow'),
    text('Call now', 184, 268, 31, 'ink'),
    at(183, 312, headline('(303) 555-0168', 0, 0, 20.5, 'ink'), 2),
  ].join('');
}

/** The crew in front of the mountains. */
function scene(): string {
  return el(
    'g',
    { 'clip-path': 'url(#scene)' },
    el('path', { class: 'dawn', d: 'M516 92H900V352H516z' }),
    shape(
      'M516 230L560 176L590 200L664 118L700 106L742 158L780 138L850 200L900 170V352H516z',
      'haze-2',
    ),
    stroke('M516 230L560 176L590 200L664 118L700 106L742 158L780 138L850 200L900 170', 'line', 3),
    shape('M516 290L580 262L650 284L730 254L810 282L900 256V352H516z', 'evergreen-600'),
    rect(516, 326, 384, 26, 'evergreen-950'),
    rect(516, 322, 384, 5, 'kerb'),
  );
}

/** Toni Okafor, as in the portrait. */
function toni(): string {
  return person({
    skin: 5,
    hair: 'cap',
    hairColor: 'evergreen-700',
    hairUnder: 'hair-black',
    top: 'brick',
    bottom: 'evergreen-800',
    over: 'dungarees',
    overColor: 'evergreen-800',
    arms: ['up', 'carry'],
    prop: props.toolbox(),
    mood: 'laugh',
  });
}
