import type { Content } from '../content-model/content-schema.ts';
import { hiddenPages } from '../content-model/published-content.ts';

/** Returns the addresses that lead to another page for good, on every host and in `npm run dev`. */
export function movedPages(content: Content): Readonly<Record<string, string>> {
  const redirects = hiddenPages(content).flatMap(({ address, redirectTo }) =>
    redirectTo === undefined ? [] : [[address, redirectTo] as const],
  );
  return {
    // The services page is the list of articles.
    '/services/post': '/services',
    ...Object.fromEntries(redirects),
  };
}
