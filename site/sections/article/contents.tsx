import styles from './sidebar-list.module.css';

/** A heading of the article, as Astro's Markdown renderer returns it. */
export interface Heading {
  readonly depth: number;
  readonly slug: string;
  readonly text: string;
}

/** A link to each section of the article. `markCurrentSection` marks the current one. */
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
