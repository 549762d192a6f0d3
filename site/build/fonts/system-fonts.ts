/**
 * The fonts of Windows, Apple's systems, Linux and Android that can stand in for a typeface. `names` are those on
 * various systems, and of fonts that are exactly as wide. `width` is the mean width of a letter of the text in
 * read-font.ts, in em.
 */
export const systemFonts = [
  {
    name: 'Georgia',
    kind: 'serif',
    regular: { names: ['Georgia', 'Gelasio'], width: 0.4279 },
    bold: { names: ['Georgia Bold', 'Georgia-Bold', 'Gelasio Bold'], width: 0.4971 },
  },
  {
    name: 'Times New Roman',
    kind: 'serif',
    regular: { names: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'], width: 0.3908 },
    bold: {
      names: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
      width: 0.4165,
    },
  },
  {
    name: 'Noto Serif',
    kind: 'serif',
    regular: { names: ['Noto Serif', 'NotoSerif-Regular'], width: 0.4646 },
    bold: { names: ['Noto Serif Bold', 'NotoSerif-Bold'], width: 0.4926 },
  },
  {
    name: 'Arial',
    kind: 'sans-serif',
    regular: { names: ['Arial', 'ArialMT', 'Liberation Sans'], width: 0.425 },
    bold: { names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], width: 0.4584 },
  },
  {
    name: 'Roboto',
    kind: 'sans-serif',
    regular: { names: ['Roboto', 'Roboto Regular', 'Roboto-Regular'], width: 0.424 },
    bold: { names: ['Roboto Bold', 'Roboto-Bold'], width: 0.4311 },
  },
];
