import { blogPage } from '#content-model/content.ts';
import styles from './blog-sidebar.module.css';

/** The sidebar of a post. There are no posts yet, so nothing here is a link. */
export function BlogSidebar() {
  return (
    <aside className={styles.sidebar} aria-label={text.label}>
      <section aria-labelledby="sidebar-about">
        <h2 id="sidebar-about">{text.aboutHeading}</h2>
        <p>{text.about}</p>
      </section>
      <section aria-labelledby="sidebar-posts">
        <h2 id="sidebar-posts">{text.postsHeading}</h2>
        <List items={text.posts} />
      </section>
      <section aria-labelledby="sidebar-categories">
        <h2 id="sidebar-categories">{text.categoriesHeading}</h2>
        <List items={text.categories} />
      </section>
    </aside>
  );
}

const text = blogPage.sidebar;

function List({ items }: { readonly items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
