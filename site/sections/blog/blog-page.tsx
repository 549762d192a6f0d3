import type { ReactNode } from 'react';
import { PageHead } from '../page-head/page-head.tsx';
import styles from './blog-page.module.css';
import { BlogSidebar } from './blog-sidebar.tsx';
import { SampleComments } from './sample-comments.tsx';
import { SamplePost } from './sample-post.tsx';

interface Props {
  /** The comment form; it hydrates by itself, so the page puts it in. */
  readonly children: ReactNode;
}

/** A template for a blog of the agency's own: what will stand where, in placeholder text. */
export function BlogPage({ children }: Props) {
  return (
    <>
      <PageHead heading="Blog" lead="This page is a template with placeholder text." />
      <div className={styles.page}>
        <div className={styles.column}>
          <SamplePost />
          <SampleComments />
          {children}
        </div>
        <BlogSidebar />
      </div>
    </>
  );
}
