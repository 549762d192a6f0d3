import type { APIContext } from 'astro';
import { sitemap } from '../page-meta/discovery-files.ts';
import { readPages } from '../page-meta/read-pages.ts';

export async function GET({ site, url }: APIContext): Promise<Response> {
  return new Response(sitemap(await readPages(), site ?? url));
}
