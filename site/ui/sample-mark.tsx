import type { Agency } from '#content-model/schemas/agency-schema.ts';
import styles from './sample-mark.module.css';

/** Marks invented content, until the agency has its own. */
export function SampleMark({ text }: { readonly text: string }) {
  return <span className={styles.mark}>{text}</span>;
}

/** Whether phone, email and copyright are marked. A demonstration copy says it once, in its footer. */
export function marksAgency({ sample, demonstration }: Agency): boolean {
  return sample && demonstration !== true;
}

/**
 * Keeps search engines from quoting invented text. Works on a `div`, a `span` and a `section` only.
 * https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag#data-nosnippet-attr
 */
export function hideFromSnippets(sample: boolean): { readonly 'data-nosnippet'?: '' } {
  return sample ? { 'data-nosnippet': '' } : {};
}
