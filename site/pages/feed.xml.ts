import type { APIContext } from 'astro';
import { agency } from '#content-model/content.ts';
import { articleFeed } from '../page-meta/discovery-files.ts';
import { pages } from '../page-meta/page-list.ts';

export function GET({ site, url }: APIContext): Response {
  return new Response(articleFeed(pages, agency, site ?? url));
}
