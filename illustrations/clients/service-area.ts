import { el, rect, shape, stroke } from '../kit/svg.ts';
import { words } from '../kit/words.ts';

/** Northwest Denver as it lies: left of the river the neighborhoods that the van goes to. */
export function serviceArea(): string {
  const served = 'M474 378H888L844 480L800 540H690V620H474z';
  return el(
    'g',
    { 'clip-path': 'url(#map)' },
    rect(474, 378, 396, 242, 'evergreen-200'),
    stroke(
      'M810 640L880 570M840 650L880 610M790 600L850 660M822 568L880 626M850 540L880 570',
      'snow',
      5,
    ),
    shape(served, 'glow'),
    stroke('M474 458H854M474 540H802M690 378V620', 'aspen-2', 4),
    shape(
      'M556 604C552 590 584 588 600 592C620 584 664 588 662 600C658 612 612 606 596 612C576 614 560 614 556 604z',
      'evergreen-500',
    ),
    stroke('M932 378L880 470L838 540L778 604L762 640', 'evergreen-500', 16),
    stroke('M892 378L846 480L800 540L742 600L726 640', 'evergreen-700', 5),
    words('Berkeley', 496, 424, 28, 'ink'),
    words('Sunnyside', 706, 424, 28, 'ink'),
    words('West Highland', 496, 508, 28, 'ink'),
    words('Highland', 706, 508, 28, 'ink'),
    words('Sloan’s Lake', 496, 574, 28, 'ink'),
  );
}
