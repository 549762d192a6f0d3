import { child, person, props, wheelchairUser } from '../kit/person.ts';

/** The baker brings over what is left of the morning. */
export const bakerNextDoor = person({
  skin: 3,
  hair: 'paper-hat',
  hairColour: 'snow',
  hairUnder: 'hair-black',
  top: 'snow-2',
  bottom: 'evergreen-900',
  over: 'apron',
  overColour: 'alpenglow-400',
  arms: ['tray', 'hip'],
  farProp: props.tray(),
  stance: 'walk',
  mood: 'laugh',
});

/** Who passes the studio, each with a place on the pavement. */
export const neighbours: readonly (readonly [x: number, drawn: string, mirrored: boolean])[] = [
  [880, bakerNextDoor, true],
  [
    236,
    wheelchairUser({
      skin: 2,
      hair: 'bob',
      hairColour: 'hair-black',
      top: 'alpenglow-400',
      bottom: 'evergreen-800',
      shoes: 'wood',
    }),
    false,
  ],
  [
    1240,
    person({
      skin: 1,
      hair: 'thin',
      hairColour: 'hair-grey',
      beard: 'hair-grey',
      top: 'evergreen-200',
      over: 'open-coat',
      overColour: 'evergreen-800',
      bottom: 'wood',
      arms: ['down', 'hold'],
      prop: props.stick(),
    }),
    true,
  ],
  [
    1206,
    child({
      skin: 2,
      hair: 'ponytail',
      hairColour: 'hair-brown',
      top: 'yellow',
      bottom: 'evergreen-600',
      shoes: 'alpenglow-500',
      arms: ['up', 'down'],
      mood: 'laugh',
    }),
    true,
  ],
];
