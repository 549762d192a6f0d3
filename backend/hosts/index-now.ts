import type { PageWords } from '#contract/page-words.ts';

/** https://www.indexnow.org/documentation: one of those who take part, who tells the others. */
export const indexNowService = 'https://api.indexnow.org/indexnow';

export interface IndexNowSite {
  readonly siteUrl: URL;
  /** The site serves it as `/<key>.txt`, which shows that who tells speaks for it. */
  readonly key: string;
}

/** The addresses of pages to the fingerprints of the words that search engines were told of. */
export type ToldWords = Readonly<Record<string, string>>;

/** The words of the pages by their addresses, as they are to be remembered once they are told. */
export function wordsByAddress(words: PageWords, siteUrl: URL): ToldWords {
  return Object.fromEntries(
    Object.entries(words).map(([path, fingerprint]) => [new URL(path, siteUrl).href, fingerprint]),
  );
}

/** The addresses of this site that are to be told: of pages that are new, changed, or gone. */
export function changedAddresses(now: ToldWords, told: ToldWords, siteUrl: URL): readonly string[] {
  const ours = Object.keys(told).filter((address) => address.startsWith(`${siteUrl.origin}/`));
  const addresses = new Set([...Object.keys(now), ...ours]);
  return [...addresses].filter((address) => now[address] !== told[address]).sort();
}

/**
 * Tells of these addresses, and promises the status of the answer: 200 and 202 mean that they were
 * taken. Rejects where nobody answers, or the signal ends it.
 */
export async function tellIndexNow(
  addresses: readonly string[],
  { siteUrl, key }: IndexNowSite,
  signal: AbortSignal,
  service = indexNowService,
): Promise<number> {
  const answer = await fetch(service, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({
      host: siteUrl.host,
      key,
      keyLocation: `${siteUrl.origin}/${key}.txt`,
      // One call may hold 10,000, which is a thousand times this site.
      urlList: addresses,
    }),
    redirect: 'manual',
    signal,
  });
  await answer.body?.cancel();
  return answer.status;
}
