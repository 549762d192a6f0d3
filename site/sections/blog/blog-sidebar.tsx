import styles from './blog-sidebar.module.css';

/** The sidebar of a post. There are no posts yet, so nothing here is a link. */
export function BlogSidebar() {
  return (
    <aside className={styles.sidebar} aria-label="About the blog">
      <section aria-labelledby="sidebar-about">
        <h2 id="sidebar-about">About this blog</h2>
        <p>Two sentences say who writes here, for whom, and how often.</p>
      </section>
      <section aria-labelledby="sidebar-posts">
        <h2 id="sidebar-posts">Recent posts</h2>
        <ul>
          <li>The title of the newest post</li>
          <li>The title of the post before it</li>
          <li>The title of the one before that</li>
        </ul>
      </section>
      <section aria-labelledby="sidebar-categories">
        <h2 id="sidebar-categories">Categories</h2>
        <ul>
          <li>First category</li>
          <li>Second category</li>
          <li>Third category</li>
        </ul>
      </section>
    </aside>
  );
}
