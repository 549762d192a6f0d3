import { blogPage as text } from '#content-model/content.ts';
import { PageHead } from '../page-head/page-head.tsx';
import styles from './blog-page.module.css';
import { BlogSidebar } from './blog-sidebar.tsx';
import { CommentForm } from './comment-form.tsx';
import { SampleComments } from './sample-comments.tsx';
import { SamplePost } from './sample-post.tsx';

/** A template for a blog, with placeholder text. */
export function BlogPage() {
  return (
    <>
      <PageHead heading={text.heading} lead={text.lead} skyline={text.skyline} />
      <div className={styles.page}>
        <div className={styles.column}>
          <SamplePost />
          <SampleComments />
          <CommentForm />
        </div>
        <BlogSidebar />
      </div>
    </>
  );
}
