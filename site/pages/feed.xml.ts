import type { APIContext } from 'astro';
import { agency } from '#content-model/content.ts';
import { articleFeed } from '../page-meta/discovery-files.ts';
import { readPages } from '../page-meta/read-pages.ts';

export async function GET({ site, url }: APIContext): Promise<Response> {
  return new Response(articleFeed(await readPages(), agency, site ?? url));
}
