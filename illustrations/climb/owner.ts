import { person, type Person } from '../kit/person.ts';

/** The owner in the pictures of the process, a baker. */
export function owner(arms: NonNullable<Person['arms']>, more: Partial<Person> = {}): string {
  return person({
    skin: 3,
    hair: 'bun',
    hairColor: 'hair-black',
    top: 'snow',
    bottom: 'evergreen-900',
    over: 'apron',
    overColor: 'alpenglow-500',
    arms,
    mood: 'laugh',
    ...more,
  });
}

/** The agency's planner. */
export function planner(arms: NonNullable<Person['arms']>, more: Partial<Person> = {}): string {
  return person({
    skin: 5,
    hair: 'short',
    hairColor: 'hair-black',
    top: 'yellow',
    bottom: 'evergreen-700',
    glasses: true,
    arms,
    ...more,
  });
}
