import { expect, test } from 'vitest';
import { fallbackFaces } from './fallback-faces.ts';
import type { PreparedFont } from './prepare-font.ts';

const font: PreparedFont = {
  weights: { min: 400, max: 700 },
  part: { file: 'a.woff2', bytes: 1, unicodeRange: 'U+20-7E' },
  ascent: 1,
  descent: 0.25,
  lineGap: 0,
  widths: [
    { weight: 400, width: 0.85 },
    { weight: 600, width: 0.4584 },
  ],
};

test('makes a font of the system as wide and as high as the typeface, regular and bold', () => {
  const { families, css } = fallbackFaces({ name: 'Own', fallbacks: ['sans-serif'] }, [font]);
  expect(families).toEqual(['Own as Arial', 'Own as Roboto']);
  const [regular, bold] = css.split(/(?=@font-face)/);
  expect(regular).toContain('local("Arial")');
  expect(regular).toContain('font-weight:400 599');
  // Twice as wide as Arial, whose letters have half of the size then.
  expect(regular).toContain('size-adjust:200.00%;ascent-override:50.00%;descent-override:12.50%');
  expect(bold).toContain('local("Arial Bold")');
  expect(bold).toContain('font-weight:600 700;size-adjust:100.00%');
});
