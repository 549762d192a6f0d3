/**
 * For the element around words that may be invented: search engines do not quote them then. They heed
 * it on a `div`, a `span` and a `section` only.
 * https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag#data-nosnippet-attr
 */
export function unquoted(sample: boolean): { readonly 'data-nosnippet'?: '' } {
  return sample ? { 'data-nosnippet': '' } : {};
}
