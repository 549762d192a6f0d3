import type { APIRoute } from 'astro';

/** The addresses at which the site before this one, made with Angular, may have registered a service worker. */
export function getStaticPaths() {
  // https://angular.dev/ecosystem/service-workers/devops#fail-safe
  return ['ngsw-worker', 'safety-worker', 'worker-basic.min'].map((worker) => ({
    params: { worker },
  }));
}

/** A service worker that ends itself. Without it, browsers would show the old site from its caches. */
export const GET: APIRoute = () =>
  new Response(lastWorker, { headers: { 'content-type': 'text/javascript' } });

/** An old page is opened again without its `#`, with which it would only be scrolled. */
const lastWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(end()));

async function end() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
  for (const page of await clients.matchAll({ type: 'window' })) {
    const { origin, pathname, search, hash } = new URL(page.url);
    page.navigate(hash.startsWith('#/') ? origin + hash.slice(1) : origin + pathname + search);
  }
}
`;
