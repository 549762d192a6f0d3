import type { APIContext } from 'astro';
import { agency } from '#content-model/content.ts';
import { llmsText } from '../page-meta/discovery-files.ts';
import { readPages } from '../page-meta/read-pages.ts';

export async function GET({ site, url }: APIContext): Promise<Response> {
  return new Response(llmsText(await readPages(), agency, site ?? url));
}
