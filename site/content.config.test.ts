import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { collections } from './content.config.ts';

test.each(['Okafor', '2-shops', 'alder & rye', ''])(
  'a case study cannot have the id %j, which becomes part of an address',
  (id) => {
    expect(problemOf('caseStudies', { id }, 'id')).toMatch(/^must be lowercase letters/);
  },
);

test.each(['http://www.facebook.com/us', 'javascript:alert(1)', 'facebook.com/us'])(
  '%s is not a social link',
  (url) => {
    const social = [{ network: 'facebook', url }];
    expect(problemOf('agency', { social }, 'social.0.url')).toMatch(/https:\/\//);
  },
);

function problemOf(name: keyof typeof collections, data: unknown, field: string) {
  const { schema } = collections[name];
  if (!(schema instanceof z.ZodType)) throw new Error(`${name} has no schema`);
  const issues = schema.safeParse(data).error?.issues ?? [];
  return issues.find(({ path }) => path.join('.') === field)?.message;
}
