import type { APIRequestContext } from '@playwright/test';
import { parse } from 'node-html-parser';

interface LinkTarget {
  readonly status: number;
  /** The ids that a link may lead to, as the page is served. */
  readonly ids: ReadonlySet<string>;
}

/** What a link leads to. Each address is asked once, however many pages link to it. */
export function linkTarget(request: APIRequestContext, address: URL): Promise<LinkTarget> {
  const page = address.origin + address.pathname;
  const target = known.get(page) ?? fetchTarget(request, page);
  known.set(page, target);
  return target;
}

const known = new Map<string, Promise<LinkTarget>>();

async function fetchTarget(request: APIRequestContext, address: string): Promise<LinkTarget> {
  const answer = await request.get(address, { maxRedirects: 0 });
  const elements = parse(await answer.text()).querySelectorAll('[id]');
  return { status: answer.status(), ids: new Set(elements.map(({ id }) => id)) };
}
