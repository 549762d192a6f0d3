import type { APIRoute } from 'astro';
import { icons } from '../page-meta/icons.tsx';

/** The icons for tabs, home screens and the manifest. */
export function getStaticPaths() {
  return Object.entries(icons).map(([icon, paint]) => ({ params: { icon }, props: { paint } }));
}

export const GET: APIRoute<{ paint: () => Promise<Uint8Array> }> = async ({ props }) =>
  new Response(Uint8Array.from(await props.paint()));
