import type { APIContext } from 'astro';
import { sitemap } from '../page-meta/discovery-files.ts';
import { pages } from '../page-meta/page-list.ts';

export function GET({ site, url }: APIContext): Response {
  return new Response(sitemap(pages, site ?? url));
}
