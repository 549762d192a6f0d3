import type { APIContext, GetStaticPathsItem } from 'astro';

/** The file that proves to search engines that our reports of changes speak for this site: https://www.indexnow.org/documentation */
export function getStaticPaths(): GetStaticPathsItem[] {
  const key = import.meta.env.SITE_INDEXNOW_KEY;
  return key === undefined ? [] : [{ params: { indexNowKey: key } }];
}

export function GET({ params }: APIContext): Response {
  return new Response(params.indexNowKey);
}
