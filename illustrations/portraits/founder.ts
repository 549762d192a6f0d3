import { sheet } from '../kit/sheet.ts';
import { at, d, el, poly, rect, shape, stroke, through, type Point } from '../kit/svg.ts';
import { founderFigure } from './founder-figure.ts';

/** The founder at her desk by the window, in place of a photo. */
export function founder(): string {
  return sheet({
    width: 480,
    height: 560,
    parts: [el('clipPath', { id: 'view' }, el('path', { d: 'M36 44H444V372H36z' }))],
    drawing: [
      el('style', {}, rules),
      el('path', { class: 'wall', d: 'M0 0h480v560H0z' }),
      rect(24, 32, 432, 352, 'snow'),
      el('g', { 'clip-path': 'url(#view)' }, view()),
      rect(14, 376, 452, 14, 'snow-2'),
      at(236, 206, founderFigure()),
      plant(),
      desk(),
    ],
  });
}

const rules =
  '.wall{fill:#CBE0D7}.sky{fill:#FFE6DA}' +
  '@media (prefers-color-scheme:dark){.wall{fill:#154338}.sky{fill:#33413F}}';

const SKYLINE: readonly Point[] = [
  [30, 214],
  [62, 178],
  [84, 190],
  [122, 142],
  [150, 160],
  [190, 120],
  [240, 150],
  [300, 190],
  [322, 168],
  [344, 112],
  [352, 92],
  [388, 88],
  [402, 108],
  [428, 158],
  [456, 146],
];

/** The Front Range over the roofs on the other side of the street. */
function view(): string {
  return [
    el('path', { class: 'sky', d: 'M36 44h408v328H36z' }),
    poly([...SKYLINE, [456, 372], [30, 372]], 'rock-2'),
    shape(
      'M122 142L150 160L138 210L160 270L104 262L96 210zM344 112L352 92L372 90L366 150L384 196L330 240L338 176z',
      'rock-1',
    ),
    shape(
      'M388 88L402 108L428 158L456 146V260L404 232L412 180L384 140zM150 160L190 120L210 132L184 210L160 214z',
      'rock-4',
    ),
    shape('M372 90L388 88L384 140L412 180L404 232L384 196L366 150z', 'rock-3'),
    shape('M62 178L84 190L96 210L80 250L60 226z', 'rock-4'),
    stroke(through(SKYLINE), 'line', 4),
    shape('M30 268L70 244L120 262L180 236L300 262L356 238L410 254L456 234V372H30z', 'wood-2'),
    shape('M30 268L70 244L92 300H30zM356 238L410 254L396 320L340 300z', 'wood-0'),
    shape('M36 372V300H92V318H150V372zM330 372V318L372 292L414 318V306H444V372z', 'brick'),
    shape('M92 318H150V328H92zM330 318L372 292L414 318V328L372 302L330 328z', 'brick-dark'),
    shape(
      'M48 316h12v18H48zM70 316h12v18H70zM104 342h14v18h-14zM352 336h14v20h-14zM378 336h14v20h-14z',
      'glow',
    ),
    rect(166, 44, 7, 328, 'snow'),
    rect(307, 44, 7, 328, 'snow'),
    rect(36, 136, 408, 6, 'snow'),
  ].join('');
}

function plant(): string {
  const leaf = (turn: number, length: number) =>
    `<g transform="${d`rotate(${turn})`}">` +
    shape(
      d`M0 0C-22 ${-length * 0.4} -18 ${-length * 0.8} 0 ${-length}C18 ${-length * 0.8} 22 ${-length * 0.4} 0 0z`,
      'evergreen-500',
    ) +
    shape(d`M0 0C22 ${-length * 0.4} 18 ${-length * 0.8} 0 ${-length}z`, 'evergreen-700') +
    '</g>';
  return at(
    64,
    410,
    [-58, 52, -32, 28, -4].map((turn, index) => leaf(turn, 84 + index * 12)).join('') +
      shape('M-38 -6H38L30 66H-30z', 'sand') +
      shape('M14 2H38L30 66H10z', 'sand-dark') +
      rect(-42, -14, 84, 16, 'sand-dark'),
  );
}

/** Work on the desk: a note, and the laptop from behind. */
function desk(): string {
  return [
    stroke('M366 448L350 478L310 486', 'alpenglow-700', 46),
    rect(0, 474, 480, 86, 'wood'),
    rect(0, 474, 480, 10, 'bread'),
    shape('M112 500h96l10 46H92z', 'snow'),
    stroke('M120 518h40M116 531h62', 'evergreen-300', 3),
    // the writing arm
    stroke('M132 440L146 482L178 492', 'alpenglow-500', 44),
    stroke('M128 448L144 470', 'alpenglow-700', 4),
    shape('M186 470L200 473L196 516L180 514z', 'alpenglow-700'),
    stroke('M196 532L232 470', 'yellow', 6),
    stroke('M194 536L198 529', 'ink', 4),
    shape(
      'M197 476C212 474 228 484 230 498C230 506 222 508 216 506C214 514 206 517 200 514L194 513z',
      'skin-2',
    ),
    stroke('M216 506C218 500 214 496 208 496', 'skin-3', 3),
    at(30, 0, laptop()),
  ].join('');
}

function laptop(): string {
  return (
    shape('M236 396H398Q404 396 405 402L414 506H220L229 402Q230 396 236 396z', 'evergreen-900') +
    rect(208, 504, 220, 9, 'evergreen-950', { rx: 4 }) +
    stroke('M272 466V444H294V430H320V466L350 420L366 442L376 434L386 454', 'line', 5)
  );
}
