import type { APIContext } from 'astro';
import { llmsText } from '../page-meta/discovery-files.ts';
import { readAgency } from '../page-meta/read-agency.ts';
import { readPages } from '../page-meta/read-pages.ts';

export async function GET({ site, url }: APIContext): Promise<Response> {
  return new Response(llmsText(await readPages(), await readAgency(), site ?? url));
}
