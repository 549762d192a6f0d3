import type { APIContext, GetStaticPathsItem } from 'astro';

/**
 * The file by which search engines see that who tells them of changes speaks for this site:
 * https://www.indexnow.org/documentation
 */
export function getStaticPaths(): GetStaticPathsItem[] {
  // As all settings: blank is none.
  const key = import.meta.env.INDEXNOW_KEY ?? '';
  return key === '' ? [] : [{ params: { indexNowKey: key } }];
}

export function GET({ params }: APIContext): Response {
  return new Response(params.indexNowKey);
}
