import { group, label, sentences } from './text-schema.ts';

/** The form under the first screen that paints a visitor's name on the shops of the drawings. */
export const shopSign = group(
  'The form that puts a visitor’s name on the shops of the drawings. Leave it out for none',
  {
    heading: label('The heading'),
    lead: sentences('What it does, and where the name stays'),
    label: label('The label of the field for the name'),
    trade: label('The label of the trades, which are those of trades/ with a sign'),
    button: label('The button that puts the sign up'),
    missing: sentences('Said when there is no name'),
    up: sentences('Said when the sign is up'),
    notUp: sentences('Said when no sign could be painted on the picture of the home page'),
    picture: label('The button that makes a picture of the street'),
    noPicture: sentences('Said when the browser cannot make the picture'),
    takeOff: label('The button that takes the sign off'),
    off: sentences('Said when the sign is off'),
  },
).optional();
