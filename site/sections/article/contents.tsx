import styles from './sidebar-list.module.css';

/** A heading of the article, as the renderer of its Markdown has found it. */
export interface Heading {
  readonly depth: number;
  readonly slug: string;
  readonly text: string;
}

/**
 * What the article treats: a link to each of its sections. `markCurrentSection` marks the one that is
 * being read.
 */
export function Contents({ headings }: { readonly headings: readonly Heading[] }) {
  const sections = headings.filter(({ depth }) => depth === 2);
  return (
    <nav className={styles.list} aria-labelledby="contents-heading" data-contents>
      <h2 id="contents-heading">Contents</h2>
      <ol>
        {sections.map(({ slug, text }) => (
          <li key={slug}>
            <a href={`#${slug}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
