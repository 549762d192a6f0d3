import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { contentFaults } from './content/content-faults.ts';
import { collections } from './content.config.ts';

const names = Object.keys(collections);

test.each(names)(
  'each field of %s says what belongs there, to a program that edits too',
  (name) => {
    const schema = z.toJSONSchema(schemaOf(name), { unrepresentable: 'any', io: 'input' });
    expect(undescribed(schema)).toEqual([]);
  },
);

test.each([
  'Okafor',
  '2-shops',
  'alder & rye',
  'content',
  'menu-dialog',
  'footer-name',
  'oak-heading',
  'oak-picture',
  'oak-picture-caption',
  'oak-services',
  '',
])('a case study cannot take %j as the end of its address', (id) => {
  expect(sentence('caseStudies', { id }, 'id')).toMatch(
    /^(?:takes small letters|is a name the page needs|is empty)/,
  );
});

test.each(['reviews', 'team'])('no page has an id from %s, which may take any', (name) => {
  expect(sentence(name, { id: 'content' }, 'id')).toBeUndefined();
});

test.each(['http://www.facebook.com/us', 'javascript:alert(1)', 'facebook.com/us'])(
  '%s is no social link',
  (url) => {
    const social = [{ network: 'facebook', url }];
    expect(sentence('agency', { social }, 'social.0.url')).toMatch(
      /^is not an address that begins with https:\/\//,
    );
  },
);

/** What is said of one field. */
function sentence(name: string, data: unknown, way: string) {
  return contentFaults(schemaOf(name), data).find(({ path }) => path.join('.') === way)?.sentence;
}

function schemaOf(name: string): z.ZodType {
  const schema = new Map(Object.entries(collections)).get(name)?.schema;
  if (!(schema instanceof z.ZodType)) throw new Error(`${name} has no schema.`);
  return schema;
}

/** The fields of a JSON schema without a description, each by its way from the top. */
function undescribed(schema: unknown, way = ''): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const properties: object = Reflect.get(schema, 'properties') ?? {};
  return [
    ...Object.entries(properties).flatMap(([name, field]: [string, object]) => [
      ...('description' in field ? [] : [`${way}${name}`]),
      ...undescribed(field, `${way}${name}.`),
    ]),
    ...undescribed(Reflect.get(schema, 'items'), way),
  ];
}
