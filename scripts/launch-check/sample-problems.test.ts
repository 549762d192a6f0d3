import { expect, test } from 'vitest';
import { readContent } from '#content-model/read-content.ts';
import { sampleProblems } from './sample-problems.ts';

test('names every sample at any depth', () => {
  const content = readContent();
  const { agency, aboutPage, processPage } = content;
  const counter = { count: 3, label: 'Happy Clients', sample: true };
  const samples = {
    agency: { ...agency, sample: true, name: 'Our Agency' },
    aboutPage: { ...aboutPage, counters: [{ ...counter, sample: false }, counter] },
    caseStudies: content.caseStudies.map((study) => ({ ...study, sample: true, hidden: true })),
    processPage: { ...processPage, example: undefined },
    plan: content.plan && { ...content.plan, sample: true },
    ...{ reviews: [], team: [] },
  };
  expect(sampleProblems({ ...content, ...samples }, 'content')).toEqual([
    'content/pages/about.yaml: Happy Clients',
    'content/agency.yaml: Our Agency',
    ...(content.plan ? ['content/plan.yaml: all of it'] : []),
  ]);
});
