import { z } from 'zod';
import { entries, group, id, label, reference, sentences, text } from './text-schema.ts';

/** The form under the first screen that paints a visitor's name on the shops of the drawings. */
export const shopSign = group(
  'The form that puts a visitor’s name on the shops of the drawings. Leave it out for none',
  {
    heading: label('The heading'),
    lead: sentences('What it does, and where the name stays'),
    label: label('The label of the field for the name'),
    trade: label('The label of the trades'),
    trades: entries('The trades to choose from', {
      name: text('The trade: Bakery', 24),
      board: id.describe('The data-board of the drawing that gets the name: bakery'),
      search: text('What customers type into a search: bakery near me', 32),
      article: reference('service', 'The service whose article is about the trade').optional(),
      part: z.string().optional().describe('The end of the address of its part, after #'),
    })
      .min(2)
      .max(8),
    button: label('The button that puts the sign up'),
    missing: sentences('Said when there is no name'),
    up: sentences('Said when the sign is up'),
    notUp: sentences('Said when no sign could be painted on the picture of the home page'),
    picture: label('The button that makes a picture of the street'),
    noPicture: sentences('Said when the browser cannot make the picture'),
    takeOff: label('The button that takes the sign off'),
    off: sentences('Said when the sign is off'),
    links: label('Before the links to the articles, where the page has no JavaScript'),
  },
).optional();
