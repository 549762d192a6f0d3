import { child, person, props } from '../kit/person.ts';

export function elder(): string {
  return person({
    skin: 1,
    hair: 'bob',
    hairColour: 'hair-grey',
    glasses: true,
    top: 'evergreen-200',
    over: 'open-coat',
    overColour: 'evergreen-700',
    bottom: 'wood',
    skirt: true,
    arms: ['hold', 'carry'],
    farProp: props.stick(),
    prop: props.bag('yellow'),
  });
}

export function girl(): string {
  return child({
    skin: 4,
    hair: 'afro',
    hairColour: 'hair-black',
    top: 'yellow',
    bottom: 'evergreen-600',
    shoes: 'alpenglow-500',
    stance: 'walk',
    arms: ['up', 'down'],
    mood: 'laugh',
  });
}

export function father(): string {
  return person({
    skin: 4,
    hair: 'beanie',
    hairColour: 'evergreen-500',
    beard: 'hair-black',
    top: 'alpenglow-300',
    over: 'open-coat',
    overColour: 'evergreen-900',
    bottom: 'ink',
    stance: 'walk',
    shoes: 'snow',
    arms: ['out', 'pocket'],
  });
}
