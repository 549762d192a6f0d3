import { lettering } from '../kit/lettering.ts';

/** The lettering on the plumber's van. */
export function vanLettering(): string {
  return (
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
    })
  );
}

/** The lettering on the landscapers' truck. */
export function truckLettering(): string {
  return lettering('LAWN & TREE', {
    x: 97,
    y: -26.5,
    font: 'text',
    size: 15,
    fill: 'snow',
    anchor: 'middle',
    tracking: 0.04,
    brush: 0.05,
  });
}
