import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { contactFieldNames } from '#site/content/contact-fields.ts';
import { problemPageMarks } from '#contract/problem-page.ts';
import { ContactProblemPage } from './contact-problem-page.tsx';

const agency = {
  phone: { display: '(303) 555-0142', international: '+13035550142' },
  email: 'hello@fourteener.example',
};

test('the page for problems has every place that the backend writes into', () => {
  const html = renderToStaticMarkup(<ContactProblemPage agency={agency} />);
  for (const mark of Object.values(problemPageMarks)) expect(html).toContain(` ${mark}="`);
  for (const field of contactFieldNames)
    expect(html).toContain(`${problemPageMarks.field}="${field}"`);
});
