import { z } from 'zod';
import { colorStepNames } from '../brand/color-steps.ts';
import { group } from './text-schema.ts';

const hex = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, "is not a color such as '#0e2f28', with # and six digits, in quotes");

const color = (meaning: string) =>
  z
    .string()
    .regex(
      new RegExp(`^(?:#[0-9a-fA-F]{6}|${colorStepNames.join('|')})$`),
      `is neither a color such as '#0e2f28' in quotes nor a step: ${colorStepNames.join(', ')}`,
    )
    .describe(`${meaning}. A step such as main-900, or a color such as '#0e2f28' in quotes`);

/** What each color is for, on every kind of ground. */
const groundColors = {
  ground: color('The ground itself'),
  ink: color('Text and headings; at least 4.5 to 1 on the ground'),
  secondInk: color('Notes and less important text; at least 4.5 to 1 on the ground'),
  link: color('Labels, and links that stand out; at least 4.5 to 1 on the ground'),
  rule: color('Thin lines between parts'),
  focus: color('The ring around what the keyboard has reached; at least 3 to 1 on the ground'),
  error: color('What is wrong in a form; at least 4.5 to 1 on the ground'),
  button: color('A button; at least 3 to 1 on the ground'),
  buttonInk: color('The text on a button; at least 4.5 to 1 on it'),
  warm: color('A softly colored part, which can have text on it'),
};

const pageColors = {
  ...groundColors,
  skyTop: color('The sky at the top of a page, behind the first text'),
  skyMiddle: color('The sky behind the last of that text'),
  skyBottom: color('The sky over the roofs of the drawing; no text stands on it'),
};

/** The colors of `content/brand.yaml`. */
export const colorsSchema = group('What each color is for', {
  main: hex.describe("The agency's main color, of text, dark bands and buttons: '#0e2f28'"),
  accent: hex.describe("The color of links, the line, the sky and warm parts: '#f0694a'"),
  action: hex.describe(
    "The color of the buttons that get in touch, and of nothing else: '#ffb81c'",
  ),
  actionInk: color(
    'The text on such a button, and its edge on a light ground; at least 4.5 to 1 on it',
  ),
  line: color('The bright line along buildings, cards and bands'),
  highlight: color('Marks on figures, and lit windows; dark text stands on it'),
  light: group('A page in the light scheme; forms and emails in both', pageColors),
  dark: group("A page in the dark scheme of a visitor's system", pageColors),
  band: group('The dark bands across a page, in both schemes', {
    ...groundColors,
    groundInDark: color('Its ground in the dark scheme'),
  }),
  end: group('The end of every page; the rest is as in band', {
    ground: groundColors.ground,
    rule: groundColors.rule,
  }),
  field: group('The fields of a form', {
    ground: color('The field itself'),
    ink: color('What a visitor types; at least 4.5 to 1 on the field'),
    edge: color('Its edge; at least 3 to 1 on the field'),
  }),
});

export type Colors = z.infer<typeof colorsSchema>;
