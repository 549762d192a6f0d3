import { person } from '../kit/person.ts';
import { circle, rect, shape, stroke } from '../kit/svg.ts';

/** The letter carrier, one hand out, with the rest of the round in a bag. */
export function carrier(): string {
  return person({
    skin: 3,
    hair: 'cap',
    hairColour: 'evergreen-800',
    hairUnder: 'hair-grey',
    top: 'evergreen-300',
    shortSleeves: true,
    bottom: 'evergreen-800',
    stance: 'walk',
    arms: ['out', 'carry'],
    beard: 'hair-grey',
    prop: satchel(),
  });
}

function satchel(): string {
  return (
    stroke('M-8 -3L9 -40', 'wood', 2.6) +
    shape('M-15 -4l8 -8 7 4zM-4 -3l3 -9 7 5z', 'snow') +
    shape('M-18 -4H8Q10 4 7 12H-17Q-20 4 -18 -4z', 'alpenglow-500') +
    shape('M-18.500 -5H8.500L6 4H-16z', 'alpenglow-700')
  );
}

/** The letter between their hands, its middle at (0, 0). */
export function letter(): string {
  return (
    '<g transform="rotate(-7)">' +
    rect(-36, -24, 72, 48, 'snow', { stroke: 'var(--evergreen-300)', 'stroke-width': 2 }) +
    stroke('M-35 -22L0 6L35 -22', 'evergreen-500', 2.6) +
    circle(0, 5, 8, 'line') +
    '</g>'
  );
}
