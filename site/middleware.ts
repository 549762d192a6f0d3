import type { MiddlewareHandler } from 'astro';
import { content } from '#content-model/content.ts';
import { hiddenPages, movedPages } from '#content-model/published-content.ts';

const hidden = hiddenPages(content);
const moved = movedPages(content);

/** Leaves out the pages that the content hides. In `npm run dev` it answers for them as a host does. */
export const onRequest: MiddlewareHandler = ({ routePattern, url, redirect }, next) => {
  if (import.meta.env.DEV) {
    const target = moved[url.pathname];
    if (target !== undefined) return redirect(target, 301);
  }
  if (!hidden.has(routePattern)) return next();
  // Without a body the build writes no file; with the status 404 it would write that page.
  return new Response(null, { status: import.meta.env.DEV ? 404 : 204 });
};
