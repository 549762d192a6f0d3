import type { Color } from './palette.ts';
import { at, circle, d, el, ellipse, rect, shape, stroke, type Point } from './svg.ts';

type Hair =
  | 'short'
  | 'side'
  | 'long'
  | 'bob'
  | 'bun'
  | 'ponytail'
  | 'afro'
  | 'curls'
  | 'thin'
  | 'hijab'
  | 'cap'
  | 'beanie'
  | 'helmet'
  | 'sun-hat'
  | 'paper-hat';

/** The pose of an arm; {@link HANDS} has the position of its hand. */
type Arm =
  | 'down'
  | 'hold'
  | 'out'
  | 'up'
  | 'hip'
  | 'carry'
  | 'behind'
  | 'tray'
  | 'pocket'
  | 'point'
  | 'think'
  | 'lean'
  | 'call';

/** A person's appearance. Everyone faces right; mirror with `at` to face left. */
export interface Person {
  skin: 1 | 2 | 3 | 4 | 5;
  hair: Hair;
  /** Hair, or the cloth of a hijab, cap or hat. */
  hairColor: Color;
  /** Hair under a cap or hat. */
  hairUnder?: Color;
  top: Color;
  /** Bare forearms. */
  shortSleeves?: boolean;
  bottom: Color;
  shoes?: Color;
  over?: 'apron' | 'vest' | 'open-coat' | 'dungarees' | 'scrubs';
  overColor?: Color;
  skirt?: boolean;
  stance?: 'stand' | 'walk' | 'wide';
  /** The arm behind the body, and the arm in front of it: `unseen` where a portrait ends above it. */
  arms?: readonly [far: Arm, near: Arm | 'unseen'];
  beard?: Color;
  glasses?: boolean;
  mood?: 'smile' | 'calm' | 'laugh';
  /** How far the head is bent forward, in degrees; backward if negative. */
  nod?: number;
  /** Held by the far hand. */
  farProp?: string;
  /** Held by the near hand. */
  prop?: string;
}

/** From the shoulder at (0, 0): the elbow, then the hand. */
const HANDS: Record<Arm, readonly [ex: number, ey: number, hx: number, hy: number]> = {
  down: [1.5, 14, 0.5, 27],
  hold: [-1, 14, 10, 17],
  out: [6, 12, 17, 12],
  up: [7, 6, 9, -9],
  hip: [-8, 11, 0, 22],
  carry: [1, 14, 4, 26],
  behind: [-5, 12, -4, 26],
  tray: [4, 13, 16, 8],
  pocket: [-3, 13, 2, 24],
  point: [8, 11, 21, 0],
  think: [6, 14, 8.5, -4],
  lean: [7, 13, 17, 5.5],
  call: [8, 11, 5, -9],
};

const SKIN_SHADE: Record<Person['skin'], Color> = {
  1: 'skin-2',
  2: 'skin-3',
  3: 'skin-4',
  4: 'skin-5',
  5: 'hair-brown',
};

/** An adult, 92 units tall, standing on (0, 0). */
export function person(who: Person): string {
  const [far, near] = who.arms ?? ['down', 'down'];
  return [
    nodding(who, backHair(who)),
    arm(who, far, 7.5, who.farProp, true),
    legs(who),
    torso(who),
    arm(who, near, -7, who.prop, false),
    nodding(who, head(who)),
  ].join('');
}

/** Hair or head, turned around the neck. */
function nodding({ nod = 0 }: Person, drawing: string): string {
  if (nod === 0 || drawing === '') return drawing;
  return el('g', { transform: d`rotate(${nod} 0 -71)` }, drawing);
}

/** A child, 58 units tall, standing on (0, 0): a smaller body under a rounder head. */
export function child(who: Person): string {
  const body = [
    arm(who, who.arms?.[0] ?? 'down', 7.5, who.farProp, true),
    legs(who),
    torso(who),
    arm(who, who.arms?.[1] ?? 'down', -7, who.prop, false),
  ].join('');
  const raised = at(0, 14, backHair(who) + head(who), 0.8);
  return at(0, 0, body, 0.58) + raised;
}

/** A person in a wheelchair, wheels on (0, 0), facing right. */
export function wheelchairUser(who: Person): string {
  const sleeve = who.top;
  return [
    backHairAt(who, -4, 14),
    // seat, back and push handle
    stroke('M-13,-52 L-12,-26 L8,-26', 'ink', 2.6),
    stroke('M-13,-51 L-19,-53', 'ink', 2.6),
    // the far leg, then the near one, on the foot rest
    shape('M-10,-33 L12,-33 Q17,-33 17.5,-28 L19,-9 L12,-8 L10,-24 L-9,-23z', who.bottom),
    shape('M11,-9 L19.5,-9.5 Q24,-8 25,-5 L12,-5z', who.shoes ?? 'ink'),
    stroke('M8,-26 L13,-4 L24,-4', 'ink', 2.2),
    shape('M-12,-52 Q-12,-55 -9,-55 L0,-55 Q4,-55 5,-50 L4,-24 L-11,-24z', who.top),
    // wheels
    el('circle', {
      cx: -5,
      cy: -16,
      r: 15,
      fill: 'none',
      stroke: 'var(--ink)',
      'stroke-width': 2.8,
    }),
    el('circle', {
      cx: -5,
      cy: -16,
      r: 11.5,
      fill: 'none',
      stroke: 'var(--evergreen-300)',
      'stroke-width': 1,
    }),
    stroke('M-5,-30 L-5,-2 M-19,-16 L9,-16 M-15,-26 L5,-6 M5,-26 L-15,-6', 'evergreen-300', 0.6),
    circle(-5, -16, 2.4, 'ink'),
    circle(15, -3.2, 3.2, 'ink'),
    sleeveOf(bentArm([-4, -49], [-2, -36], [6, -30]), sleeve, 6, false),
    circle(7, -30, 2.9, `skin-${who.skin}`),
    at(-4, 14, head(who)),
  ].join('');
}

/** A person on a bicycle, wheels on (0, 0), riding to the right; `bike` is scaled by 1.25. */
export function cyclist(who: Person, bike: string): string {
  const sleeve = who.top;
  return [
    stroke('M-10,-46 L5,-35 L-2,-9', who.bottom, 7.5, { 'stroke-opacity': 0.75 }),
    shape('M-4,-9 h8 q4,1 5,4 h-13z', who.shoes ?? 'ink'),
    at(0, 0, bike, 1.25),
    at(10, -6, backHair(who)),
    // a courier's bag, the leaning trunk, the near leg and arm
    shape('M-22,-72 L-8,-80 L-2,-60 L-16,-51z', who.overColor ?? 'evergreen-600'),
    shape('M-15,-43 L-9,-62 Q-6,-74 4,-76 Q12,-75 11,-67 L-3,-41z', who.top),
    stroke('M-9,-45 L9,-38 L3,-13', who.bottom, 8.5),
    shape('M0,-13 h8 q5,1 6,4.5 h-14z', who.shoes ?? 'ink'),
    circle(18, -47.5, 3, `skin-${who.skin}`),
    sleeveOf(bentArm([5, -69], [9, -55], [17, -48]), sleeve, 6.2, false),
    at(11, -6, rect(-3.2, -75, 6.4, 7, SKIN_SHADE[who.skin]) + head(who)),
  ].join('');
}

function backHairAt(who: Person, x: number, y: number): string {
  const hair = backHair(who);
  return hair === '' ? '' : at(x, y, hair);
}

function legs({ bottom, shoes = 'ink', stance = 'stand', skirt, skin }: Person): string {
  const shoe = (x: number, y = 0) =>
    shape(d`M${x - 3.8},${y - 4.4} h6.4 q5,.8 5.6,4.4 h-12z`, shoes);
  if (skirt === true) {
    return [
      shape('M-6.5,-24 h4.6 l-.4,21 h-3.600z M2,-24 h4.6 l-.4,21 h-3.600z', `skin-${skin}`),
      shoe(-4),
      shoe(4.4),
      shape('M-9,-42 L9,-42 L12,-20 L-12,-20z', bottom),
    ].join('');
  }
  if (stance === 'walk') {
    return [
      shape('M-8.5,-40 L3,-40 L-6.5,-3.5 L-13,-3.500z', bottom),
      shoe(-10),
      shape('M-3,-40 L9,-40 L12,-22 L12.5,-3.5 L6,-3.5 L4.5,-21z', bottom),
      shoe(9.2),
    ].join('');
  }
  const spread = stance === 'wide' ? 3 : 0;
  return [
    shape(
      d`M-9,-40 L9,-40 L${8 + spread},-3.5 L${1.6 + spread},-3.5 L.2,-30 L${-1.6 - spread},-3.5 L${-8 - spread},-3.500z`,
      bottom,
    ),
    shoe(-5 - spread),
    shoe(4.6 + spread),
  ].join('');
}

function torso({ top, skin, over, overColor = 'snow', bottom, skirt }: Person): string {
  const trunk = 'M-10.5,-64 Q-10.5,-70 -5,-70.5 L5,-70.5 Q10.5,-70 10.5,-64 L9.2,-37 L-9.2,-37z';
  const parts = [
    rect(-3.2, -75, 6.4, 8, SKIN_SHADE[skin]),
    shape(trunk, top),
    shape('M-3.8,-70.8 Q0,-66 3.8,-70.800z', `skin-${skin}`),
  ];
  if (skirt === true) parts.push(rect(-9.2, -42, 18.4, 4, bottom));
  if (over === 'apron') {
    parts.push(
      stroke('M-4,-62 L-3.5,-70 M4,-62 L3.5,-70', overColor, 1.6),
      shape('M-5,-62 h10 l1,10 l4,3 L9.5,-24 L-9.5,-24 L-10,-49 l4,-3z', overColor),
    );
  }
  if (over === 'dungarees') {
    parts.push(
      stroke('M-6,-60 L-6.5,-70 M6,-60 L6.5,-70', overColor, 2.6),
      shape('M-7,-60 h14 v8 h3 L9.4,-37 L-9.4,-37 L-10,-52 h3z', overColor),
    );
  }
  if (over === 'vest') {
    parts.push(
      shape(
        'M-10.6,-64 Q-10.6,-70 -5,-70.5 L-1.5,-60 L1.5,-60 L5,-70.5 Q10.6,-70 10.6,-64 L9.4,-38 L-9.4,-38z',
        overColor,
      ),
      rect(-10, -51, 20, 3, 'snow'),
    );
  }
  if (over === 'open-coat') {
    parts.push(
      shape('M-11,-64 Q-11,-71 -4.5,-71 L-2,-58 L-3,-26 L-12,-26z', overColor),
      shape('M11,-64 Q11,-71 4.5,-71 L2.5,-58 L3.5,-26 L12,-26z', overColor),
    );
  }
  if (over === 'scrubs') {
    parts.push(shape('M-4.5,-70.7 L0,-62 L4.5,-70.7 L6,-70.4 L0,-59 L-6,-70.400z', overColor));
  }
  return parts.join('');
}

function arm(who: Person, pose: Arm | 'unseen', shoulder: number, prop = '', far = false): string {
  if (pose === 'unseen') return '';
  const [ex, ey, hx, hy] = HANDS[pose];
  const [x, y] = [shoulder, -65];
  const sleeve = who.over === 'open-coat' ? (who.overColor ?? who.top) : who.top;
  const way = bentArm([x, y], [x + ex, y + ey], [x + hx, y + hy]);
  const hand = circle(x + hx, y + hy, 3, `skin-${who.skin}`);
  const held = prop === '' ? '' : at(x + hx, y + hy, prop);
  const cuff = d`M${x},${y} L${x + ex * 0.6},${y + ey * 0.6}`;
  const drawn =
    who.shortSleeves === true
      ? stroke(way, `skin-${who.skin}`, 5) + sleeveOf(cuff, sleeve, 6.6, far)
      : sleeveOf(way, sleeve, 6.2, far);
  // The hand lies on top of the sleeve.
  return far ? held + drawn + hand : drawn + hand + held;
}

/** The sleeve in front of the body is darker than the body, which has the same cloth. */
function sleeveOf(way: string, cloth: Color, width: number, far: boolean): string {
  const shade = far ? '' : stroke(way, 'ink', width, { 'stroke-opacity': 0.13 });
  return stroke(way, cloth, width) + shade;
}

/** From the shoulder around the elbow to the hand. */
function bentArm([x, y]: Point, [ex, ey]: Point, [hx, hy]: Point): string {
  const before = [ex + (x - ex) * 0.3, ey + (y - ey) * 0.3] as const;
  const after = [ex + (hx - ex) * 0.3, ey + (hy - ey) * 0.3] as const;
  return d`M${x},${y} L${before[0]},${before[1]} Q${ex},${ey} ${after[0]},${after[1]} L${hx},${hy}`;
}

/** The head's middle is at (0, -80); the face looks a little to the right. */
function head(who: Person): string {
  const { skin, glasses, beard, mood = 'smile' } = who;
  const tone: Color = `skin-${skin}`;
  const shade = SKIN_SHADE[skin];
  const covered = who.hair === 'hijab';
  const face = [
    covered ? '' : circle(-7, -79, 2.2, shade),
    covered
      ? shape(
          'M-10.5,-82 C-10.5,-96 10.5,-96 10.5,-82 C10.5,-74 9,-71 11.5,-63 C6,-59.5 -7,-59.5 -12.5,-63 C-9.5,-71 -10.5,-74 -10.5,-82z',
          who.hairColor,
        ) +
        shape(
          'M-12.5,-63 C-8,-68 3,-67 9.5,-72 C9.5,-69 10.5,-66 11.5,-63 C6,-59.5 -7,-59.5 -12.5,-63z',
          'ink',
          { 'fill-opacity': 0.16 },
        )
      : '',
    covered
      ? ellipse(1.4, -80, 6.2, 7.6, tone)
      : shape(
          'M-7.2,-82 C-7.2,-92 8,-92 8,-82 C8,-75 5.5,-70.5 1,-70.5 C-4,-70.5 -7.2,-75 -7.2,-82z',
          tone,
        ),
    beard === undefined
      ? ''
      : shape(
          'M-7.2,-80.5 C-6,-77.5 -3,-77 0,-76.8 C3,-77.2 6,-77.5 7.9,-80 C8,-73 6,-68.8 1.2,-68.8 C-4,-68.8 -7.2,-73 -7.2,-80.500z',
          beard,
        ),
    // eyes and brows, nose, mouth
    circle(-0.9, -81, 1.05, 'ink'),
    circle(4.9, -81, 1.05, 'ink'),
    stroke('M2.4,-80 L3.2,-77.8 L2,-77.6', shade, 0.9),
    mood === 'laugh'
      ? shape('M-.7,-75.6 Q2.2,-76 4.9,-75.8 Q4.5,-72.6 2,-72.6 Q-.2,-72.6 -.7,-75.600z', 'snow')
      : stroke(
          mood === 'smile' ? 'M-.3,-75.2 Q2,-73.3 4.3,-75.4' : 'M.2,-74.8 L3.9,-75',
          beard === undefined ? (skin > 3 ? 'ink' : 'hair-brown') : 'alpenglow-200',
          0.9,
        ),
    glasses === true
      ? el('path', {
          d: 'M-3.6,-81.2 a2.5,2.5 0 1 0 5,0 a2.5,2.5 0 1 0 -5,0 M2.6,-81.2 a2.5,2.5 0 1 0 5,0 a2.5,2.5 0 1 0 -5,0 M-3.6,-81.5 L-7,-82 M1.4,-81.4 h1.2',
          fill: 'none',
          stroke: 'var(--ink)',
          'stroke-width': 0.8,
        })
      : '',
  ];
  return face.join('') + frontHair(who);
}

const CROWN =
  'M-8.2,-79.5 C-9.6,-89 -5,-93.2 1,-93 C6.5,-92.8 9.4,-89 8.4,-84.2 C6,-86.6 2,-87.2 -1.5,-86.6 C-4,-86.2 -5.6,-84.6 -5.8,-80.500z';

function backHair({ hair, hairColor }: Person): string {
  switch (hair) {
    case 'long':
      return shape('M-9,-82 C-10,-96 10,-96 9.5,-82 L10,-66 C7,-62 -7,-60 -11.5,-63z', hairColor);
    case 'bob':
      return shape(
        'M-9.5,-82 C-11,-96 11,-96 10,-82 L10.3,-74 C6,-70 -6,-70 -10.5,-74z',
        hairColor,
      );
    case 'bun':
      return circle(-6.5, -92, 4.6, hairColor);
    case 'ponytail':
      return shape('M-6,-91 C-14,-93 -16,-84 -14,-70 C-11,-73 -9,-78 -8,-84z', hairColor);
    case 'afro':
      return circle(-0.4, -84.5, 12.6, hairColor);
    case 'curls':
      return [
        circle(-8, -86, 5, hairColor),
        circle(-9, -79, 4.6, hairColor),
        circle(-8, -73, 4, hairColor),
        circle(8, -87, 4.4, hairColor),
        circle(9.2, -80, 3.6, hairColor),
        circle(9, -74.5, 3.2, hairColor),
        circle(0, -91, 6.5, hairColor),
      ].join('');
    case 'short':
    case 'side':
    case 'thin':
    case 'hijab':
    case 'cap':
    case 'beanie':
    case 'helmet':
    case 'sun-hat':
    case 'paper-hat':
      return '';
  }
}

function frontHair({ hair, hairColor, hairUnder }: Person): string {
  switch (hair) {
    case 'short':
    case 'bun':
    case 'ponytail':
      return shape(CROWN, hairColor);
    case 'side':
      return shape(
        'M-8.2,-78.5 C-9.6,-89 -5,-94 2,-93.8 C8,-93.6 10.5,-88 8.2,-83 C7.6,-86 4,-87 -1,-88.5 C-3,-86.5 -5.4,-85 -5.8,-79.500z',
        hairColor,
      );
    case 'long':
    case 'bob':
      return shape(
        'M-8.8,-76 C-10,-90 -5,-94 1,-93.6 C8,-93.4 10,-88 9.3,-79 C8.6,-84 6.6,-87.5 3.5,-88.8 C0,-85.5 -5,-84.5 -6.4,-76z',
        hairColor,
      );
    case 'afro':
      return shape(
        'M-7.6,-80 C-8.5,-91 9.5,-91 8.3,-82.5 C6,-86.5 1,-87.2 -2,-86.6 C-5,-86 -6,-83 -6.2,-80z',
        hairColor,
      );
    case 'curls':
      return shape(
        'M-8,-80 C-9,-92 9,-93 8.6,-83 C7,-85 6,-87.5 3,-86.2 C1,-88.5 -1,-85.5 -3,-86.6 C-5,-85 -6,-83 -6.4,-80z',
        hairColor,
      );
    case 'thin':
      return shape(
        'M-7.8,-78 C-9.5,-85 -7,-90 -4,-90.5 C-6,-87 -6,-83 -6,-79z M8.2,-82 C8.8,-86 7,-89 5.5,-90 C7,-87 7.2,-85 8.2,-82z',
        hairColor,
      );
    case 'cap':
      return [
        shape('M-8,-79 L-7.8,-85 L-5,-85 L-5.6,-79.500z', hairUnder ?? 'hair-brown'),
        shape(
          'M-8.3,-83.5 C-9,-95 8.8,-95.5 8.6,-84.5 L14.5,-83.6 Q14.8,-82 13.5,-82 L-8.3,-83z',
          hairColor,
        ),
      ].join('');
    case 'beanie':
      return shape(
        'M-8.6,-82.5 C-9.5,-97 9.5,-97 9,-83.5 L9,-85.8 Q0,-87.5 -8.6,-84.500z M-8.8,-81.5 Q0,-85.5 9.1,-82.8 L9,-87.5 Q0,-90 -8.8,-86.500z',
        hairColor,
      );
    case 'helmet':
      return [
        shape('M-8,-77 L-7.8,-85 L-5,-85 L-5.6,-78z', hairUnder ?? 'hair-black'),
        shape('M-10.5,-84 C-11,-97 9.5,-98 10.5,-85 Q0,-87.5 -10.5,-84z', hairColor),
        stroke('M-6,-90 L-1,-93 M1,-89.5 L6,-91.5', 'ink', 1.6, { 'stroke-opacity': 0.45 }),
        stroke('M-5.8,-84 L-2,-71.5', 'ink', 0.9),
      ].join('');
    case 'sun-hat':
      return [
        shape('M-8,-79 L-7.8,-86 L-4.5,-86 L-5.6,-79.500z', hairUnder ?? 'hair-black'),
        shape(
          'M-16,-84 Q-9,-87.5 -8.5,-88 C-7.5,-98 8,-98 9,-88 Q10,-87 17,-85 Q0,-80.5 -16,-84z',
          hairColor,
        ),
        stroke('M-8.2,-88 Q0,-85.8 8.8,-88.2', 'alpenglow-700', 1.8, {
          'stroke-linecap': 'butt',
        }),
      ].join('');
    case 'paper-hat':
      return [
        shape('M-8,-79 L-7.8,-86 L-4.5,-86 L-5.6,-79.500z', hairUnder ?? 'hair-black'),
        shape('M-8.6,-85.5 L-9.5,-96 Q0,-99 9.5,-96.5 L8.8,-86 Q0,-88 -8.6,-85.500z', hairColor),
      ].join('');
    case 'hijab':
      return '';
  }
}

/** Things that people carry; the hand is at (0, 0). */
export const props = {
  bag: (color: Color): string =>
    stroke('M-3,9 C-3,-1 3,-1 3,9', 'wood', 1.4) + shape('M-6,8 h12 l1,14 h-14z', color),
  paperBag: (): string =>
    shape('M-3.5,-6 q-1,-7 2,-7 q2.5,1 2,7z M1,-6 q1,-8 4,-7 q2,2 0,7z', 'bread') +
    shape('M-6,-6 h13 l-1,15 h-11z', 'sand'),
  toolbox: (): string =>
    stroke('M-4,4 V0 H4 V4', 'ink', 1.8) +
    rect(-10, 3, 20, 12, 'alpenglow-500', { rx: 1.5 }) +
    rect(-10, 7, 20, 2, 'alpenglow-700'),
  cup: (): string =>
    shape('M-2.8,-7 h6.6 l-1,9.5 h-4.600z', 'snow') + rect(-3.4, -8.6, 7.8, 2, 'wood'),
  phone: (): string => rect(-1, -8, 4.6, 9, 'ink', { rx: 1 }) + rect(-0.2, -7, 3, 6.6, 'glow-2'),
  stick: (): string => stroke('M-4,-1 Q-1,-4 2,-1 L4,38', 'wood', 2),
  rake: (): string =>
    stroke('M0,-30 L2,36', 'wood', 2) +
    stroke('M-6,40 L-5,36 L9,36 L10,40 M-1,40 V36 M4.5,40 V36', 'ink', 1.6),
  pencil: (): string =>
    stroke('M-4,-1 L9,2', 'alpenglow-500', 2.4) + stroke('M9,2 L11,2.5', 'ink', 1.6),
  handset: (): string =>
    stroke('M-1,5 Q4,-2 -1,-9', 'brick', 3) + stroke('M-2,6 h-1 M-2,-10 h-1', 'brick', 4.4),
  tray: (): string =>
    shape('M-5,-7 q0,-6 6,-6 q6,0 6,6z', 'bread') +
    shape('M5,-7 q0,-5 5,-5 q5,0 5,5z', 'wood') +
    rect(-8, -7, 26, 2.6, 'evergreen-300', { rx: 1 }) +
    rect(-2, -4.4, 8, 3.4, 'evergreen-300'),
  clipboard: (): string =>
    rect(-2, -10, 10, 13, 'wood', { rx: 1 }) + rect(-0.6, -8.4, 7.2, 10, 'snow'),
};
