import type { APIContext } from 'astro';
import { agency } from '#content-model/content.ts';
import { llmsText } from '../page-meta/discovery-files.ts';
import { pages } from '../page-meta/page-list.ts';

export function GET({ site, url }: APIContext): Response {
  return new Response(llmsText(pages, agency, site ?? url));
}
