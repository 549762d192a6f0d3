import { frame } from '#contract/content/content.ts';
import styles from './sample-mark.module.css';

/** Marks invented content, until the agency has its own. */
export function SampleMark() {
  return <span className={styles.mark}>{frame.sampleMark}</span>;
}

/**
 * Keeps search engines from quoting invented text. Works on a `div`, a `span` and a `section` only.
 * https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag#data-nosnippet-attr
 */
export function unquoted(sample: boolean): { readonly 'data-nosnippet'?: '' } {
  return sample ? { 'data-nosnippet': '' } : {};
}
