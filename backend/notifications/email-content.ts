/** What a notification says, before it takes a form. */
export interface EmailContent {
  readonly subject: string;
  readonly heading: string;
  readonly opening: readonly string[];
  /** What the visitor wrote: label and words. The words are never more than words. */
  readonly quoted: readonly { readonly label: string; readonly words: string }[];
  readonly closing: readonly string[];
  /** Who writes, in a line below. */
  readonly signature: string;
}
