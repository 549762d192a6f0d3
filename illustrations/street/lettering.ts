import { lettering } from '../kit/lettering.ts';
import { nameBoard } from '../kit/name-board.ts';
import { rect } from '../kit/svg.ts';

/** The lettering on the plumber's van. */
export function vanLettering(): string {
  return nameBoard(
    {
      ...{ x: 10, y: -94, width: 127, height: 57, size: 27, font: 'text' },
      ...{ board: 'snow', fill: 'evergreen-900', trades: ['plumber'] },
    },
    lettering('PLUMBING', {
      x: 73,
      y: -66,
      font: 'text',
      size: 24,
      fill: 'evergreen-900',
      anchor: 'middle',
      tracking: 0.03,
      brush: 0.055,
    }) +
      lettering('24 hours', {
        x: 73,
        y: -45,
        font: 'text',
        size: 17,
        fill: 'alpenglow-700',
        anchor: 'middle',
        brush: 0.035,
      }),
  );
}

/** The lettering on the landscapers' truck. */
export function truckLettering(): string {
  return nameBoard(
    {
      ...{ x: 4, y: -62, width: 144, height: 28, size: 22, font: 'text' },
      ...{ board: 'evergreen-700', fill: 'snow', trades: ['landscaper'] },
    },
    lettering('LAWN & TREE', {
      x: 76,
      y: -41.5,
      font: 'text',
      size: 18,
      fill: 'snow',
      anchor: 'middle',
      tracking: 0.04,
      brush: 0.05,
    }),
  );
}

/** The board between the awning and the upper floor of a restaurant: to the right, in sight on laptops too. */
export function restaurantSign(): string {
  return (
    rect(40, -148, 104, 36, 'evergreen-900') +
    nameBoard(
      {
        ...{ x: 42, y: -146, width: 100, height: 32, size: 23, font: 'display' },
        ...{ board: 'evergreen-900', fill: 'glow-2', trades: ['restaurant'] },
      },
      lettering('DINER', {
        x: 92,
        y: -122,
        font: 'display',
        size: 24,
        fill: 'glow-2',
        anchor: 'middle',
        tracking: 0.02,
      }),
    )
  );
}
