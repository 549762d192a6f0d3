import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { contactFieldNames } from '#site/content/contact-fields.ts';
import { problemPageMarks } from '#contract/problem-page.ts';
import { ContactProblemPage } from './contact-problem-page.tsx';

// A picture needs its file, and this test none.
vi.mock('#site/content/content-picture.tsx', () => ({ ContentPicture: () => null }));

test('the page for problems has every place that the backend writes into', () => {
  const html = renderToStaticMarkup(<ContactProblemPage />);
  for (const mark of Object.values(problemPageMarks)) expect(html).toContain(` ${mark}="`);
  for (const field of contactFieldNames)
    expect(html).toContain(`${problemPageMarks.field}="${field}"`);
});
