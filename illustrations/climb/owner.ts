import { person, type Person } from '../kit/person.ts';

/** The owner whose way the process page tells: she bakes. */
export function owner(arms: NonNullable<Person['arms']>): string {
  return person({
    skin: 3,
    hair: 'bun',
    hairColour: 'hair-black',
    top: 'snow',
    bottom: 'evergreen-900',
    over: 'apron',
    overColour: 'alpenglow-500',
    arms,
    mood: 'laugh',
  });
}

/** Who plans with her, from the agency. */
export function planner(arms: NonNullable<Person['arms']>, farProp = ''): string {
  return person({
    skin: 5,
    hair: 'short',
    hairColour: 'hair-black',
    top: 'yellow',
    bottom: 'evergreen-700',
    glasses: true,
    arms,
    farProp,
  });
}
