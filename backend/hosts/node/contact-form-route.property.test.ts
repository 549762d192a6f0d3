import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import type { ContactMessage } from '#contract/contact-message.ts';
import { contactFieldNames } from '#contract/contact-fields.ts';
import { parseContactMessage } from '#contract/contact-message.ts';
import { acceptableMessage, hostileFields, hostileText } from '#test/fixtures/hostile-input.ts';
import { openServer } from '#test/fixtures/open-server.ts';
import { checkProperty } from '#test/fixtures/property-runs.ts';
import { expectTidied } from '#test/fixtures/tidied.ts';

const form = { 'content-type': 'application/x-www-form-urlencoded' };

test('a form that a browser writes is kept as typed, or comes back as typed', async () => {
  const { server, log, siteFolder, messages, takeSaved } = await openServer();
  const template = parse(await readFile(join(siteFolder, 'contact-problem.html'), 'utf8'));
  const contents: ContactMessage[] = [];
  const count = (page: typeof template) => page.querySelectorAll('*:not(li):not(li a)').length;

  await checkProperty('form post, as browsers write it', typedForms, async (typed) => {
    const payload = new URLSearchParams(typed).toString();
    const answer = await server.inject({ method: 'POST', url, headers: form, payload });
    const [kept, ...more] = takeSaved();
    expect(more).toEqual([]);
    const parsed = parseContactMessage(typed);
    expect(answer.statusCode).toBe(parsed.ok ? 303 : 422);
    if (parsed.ok) {
      if (kept === undefined) throw new Error('It was not kept');
      expectTidied(kept.content, typed);
      contents.push(kept.content);
      return;
    }
    expect(kept).toBeUndefined();
    const page = parse(answer.body);
    expect(count(page)).toBe(count(template));
    expect(page.querySelectorAll('li')).toHaveLength(Object.keys(parsed.problems).length);
    for (const field of contactFieldNames) {
      const control = page.querySelector(`form[action] [name="${field}"]`);
      const shown =
        field === 'message' ? control?.text.replace('\n', '') : control?.getAttribute('value');
      expect(shown).toBe(typed[field].toWellFormed());
    }
  });
  const onDisk = (await messages.list()).map(({ content }) => content);
  expect(onDisk).toEqual(expect.arrayContaining(contents));
  expect(contents).toEqual(expect.arrayContaining(onDisk));
  expect(log.sentences('error')).toEqual([]);
});

test('a form that nobody writes is refused, or kept by the rules', async () => {
  const { server, log, messages, takeSaved } = await openServer();
  const ids = new Set<string>();
  await checkProperty(
    'form post, as nobody writes it',
    oddForms,
    async ({ type, payload, headers }) => {
      const answer = await server.inject({
        method: 'POST',
        url,
        headers: { ...headers, 'content-type': type },
        payload,
      });
      expect([303, 400, 403, 413, 415, 422]).toContain(answer.statusCode);
      expect(answer.body).not.toMatch(/fastify|node_modules|\bat .*:\d+:\d+/i);
      const saved = takeSaved();
      expect(saved).toHaveLength(answer.statusCode === 303 ? 1 : 0);
      for (const { id, content } of saved) {
        ids.add(id);
        expectTidied(content, content);
      }
    },
  );
  expect((await messages.list()).every(({ id }) => ids.has(id))).toBe(true);
  expect(log.sentences('error')).toEqual([]);
});

const url = '/api/contact';

/** One of thirty is whole: keeping it waits for the disk. */
const typedForms = fc.oneof(
  { weight: 29, arbitrary: hostileFields.map((fields) => ({ ...fields, phone: ' ' })) },
  { weight: 1, arbitrary: acceptableMessage },
);

const pair = fc.tuple(
  fc.constantFrom(
    ...contactFieldNames,
    'second-note',
    '__proto__',
    'name[]',
    'name[0]',
    'constructor',
  ),
  fc.oneof(hostileText, fc.constantFrom('x', 'a@b.example')),
);

const oddForms = fc.record({
  type: fc.oneof(
    { weight: 8, arbitrary: fc.constant('application/x-www-form-urlencoded') },
    fc.constantFrom('application/x-www-form-urlencoded; charset=utf-16', 'multipart/form-data'),
    fc.constantFrom('application/json', 'text/plain', 'multipart/form-data; boundary=x', 'x', ''),
  ),
  headers: fc.record(
    {
      referer: hostileText.map((text) => encodeURI(text.toWellFormed())),
      origin: fc.constantFrom('null', 'https://evil.example', 'x', 'http://localhost:80'),
      'sec-fetch-site': fc.constantFrom('cross-site', 'same-origin', 'none', 'x'),
      'content-encoding': fc.constantFrom('gzip', 'br', 'identity'),
      'x-forwarded-for': fc.constantFrom('203.0.113.7', "'; drop", '::ffff:1.2.3.4'),
    },
    { requiredKeys: [] },
  ),
  payload: fc.oneof(
    // The same field twice or thrice, in any order, some encoded and some not.
    fc.array(pair, { maxLength: 12 }).map((pairs) => new URLSearchParams(pairs).toString()),
    fc.array(pair, { maxLength: 12 }).map((pairs) => pairs.map((both) => both.join('=')).join('&')),
    acceptableMessage.map((fields) => `${new URLSearchParams({ ...fields }).toString()}&name=more`),
    fc
      .tuple(
        acceptableMessage,
        fc.constantFrom('%', '%zz', '%c0%af', '%ff', '%ed%a0%80', '&&', '='),
      )
      .map(([fields, odd]) => `${new URLSearchParams({ ...fields, phone: '' }).toString()}${odd}`),
    hostileText,
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
    fc.integer({ min: 261_000, max: 263_000 }).map((size) => `name=${'x'.repeat(size)}`),
    fc.integer({ min: 1, max: 60_000 }).map((fields) => 'a=&'.repeat(fields)),
  ),
});
