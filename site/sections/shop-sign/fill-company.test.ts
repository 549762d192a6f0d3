import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fillCompany } from './fill-company.ts';

let draft: string | undefined;
beforeEach(() => {
  vi.stubGlobal('document', { querySelectorAll: () => [] });
  vi.stubGlobal('sessionStorage', {
    getItem: () => draft ?? null,
    setItem: (_: string, text: string) => void (draft = text),
    removeItem: () => void (draft = undefined),
  });
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['begins a draft', undefined, '', 'Rosa’s', { company: 'Rosa’s' }],
  ['fills in an empty Company', { name: 'Ana' }, '', 'Rosa’s', { name: 'Ana', company: 'Rosa’s' }],
  ['changes the name it gave', { company: 'Rosa’s' }, 'Rosa’s', 'Mo’s', { company: 'Mo’s' }],
  ['leaves what the visitor typed', { company: 'Own' }, 'Rosa’s', 'Mo’s', { company: 'Own' }],
  ['takes its name out again', { name: 'A', company: 'R' }, 'R', '', { name: 'A', company: '' }],
  ['leaves no draft behind', { name: '', company: 'R' }, 'R', '', undefined],
])('%s', (_, before, from, to, after) => {
  draft = before && JSON.stringify(before);
  fillCompany(from, to);
  expect(draft && JSON.parse(draft)).toEqual(after);
});

test.each(['[', 'null', '"text"'])('leaves a draft of another kind: %s', (stored) => {
  draft = stored;
  expect(() => fillCompany('', 'Rosa’s')).not.toThrow();
  expect(draft).toBe(stored);
});
