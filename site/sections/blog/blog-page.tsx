import { blogPage as text, contactForm, frame } from '#content-model/content.ts';
import { fillSlots } from '#content-model/fill-slots.ts';
import { ContentPicture } from '#site/content/content-picture.tsx';
import { Button } from '#site/ui/button.tsx';
import field from '#site/ui/field.module.css';
import { Field } from '#site/ui/field.tsx';
import { SampleMark } from '#site/ui/sample-mark.tsx';
import { TextList } from '#site/ui/text-list.tsx';
import { PageHead } from '../page-head/page-head.tsx';
import styles from './blog-page.module.css';

/** A template for a blog, with placeholder text. There are no posts yet, so the sidebar has no links. */
export function BlogPage() {
  const { post } = text;
  const { label, aboutHeading, about, postsHeading, posts, ...sidebar } = text.sidebar;
  return (
    <>
      <PageHead
        {...text}
        actions={
          <p>
            <span className="note">{post.facts}</span> <SampleMark text={frame.sampleMark} />
          </p>
        }
        pictureStands="beside"
      >
        <figure className={`${styles.picture} stack-2`}>
          <ContentPicture
            className="rounded"
            picture={post.picture}
            place="article"
            sizes="(width >= 60em) 40vw, 100vw"
            isFirst
          />
          <figcaption className="note">{post.caption}</figcaption>
        </figure>
      </PageHead>
      <div className={styles.page}>
        <SamplePost {...post} />
        <aside aria-label={label}>
          <div className={`${styles.sidebar} stack-5`}>
            <section className="stack-2" aria-labelledby="sidebar-about">
              <h2 className="small-heading" id="sidebar-about">
                {aboutHeading}
              </h2>
              <p>{about}</p>
            </section>
            <section className="stack-2" aria-labelledby="sidebar-posts">
              <h2 className="small-heading" id="sidebar-posts">
                {postsHeading}
              </h2>
              <TextList className="stack-1" items={posts} />
            </section>
            <section className="stack-2" aria-labelledby="sidebar-categories">
              <h2 className="small-heading" id="sidebar-categories">
                {sidebar.categoriesHeading}
              </h2>
              <TextList className="stack-1" items={sidebar.categories} />
            </section>
          </div>
        </aside>
        <SampleComments />
        <CommentForm />
      </div>
    </>
  );
}

function SamplePost({ opening, section, text: paragraph, list, quote, ending }: typeof text.post) {
  return (
    <article className={`${styles.text} stack-4`} aria-label={text.heading}>
      {opening.map((each) => (
        <p key={each}>{each}</p>
      ))}
      <h2 className="middle-heading">{section}</h2>
      <p>{paragraph}</p>
      <TextList className="line-list" items={list} />
      <blockquote>
        <p>{quote}</p>
      </blockquote>
      <p>{ending}</p>
    </article>
  );
}

function SampleComments() {
  const { heading, label, list } = text.comments;
  return (
    <section className={`${styles.comments} stack-4`} aria-labelledby="comments-heading">
      <h2 className="middle-heading" id="comments-heading">
        {heading}
      </h2>
      <ol role="list">
        {list.map(({ author, when, text, isAnswer }, index) => (
          <li key={index} data-answers={isAnswer}>
            <article className="stack-1" aria-label={fillSlots(label, { author })}>
              <p className={`${styles.by} row`}>
                <b>{author}</b> <SampleMark text={frame.sampleMark} />
                <span className={`note ${styles.when}`}>{when}</span>
              </p>
              <p>{text}</p>
            </article>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The browser checks the fields; `method="dialog"` posts nothing. */
function CommentForm() {
  const { form } = text;
  const { name, email } = contactForm.fields;
  return (
    <section className="stack-3 panel no-print" data-ground="paper">
      <h2 className="middle-heading" id="comment-heading">
        {form.heading}
      </h2>
      <form className={`${styles.form} stack-4`} method="dialog" aria-labelledby="comment-heading">
        <p className="note">{form.note}</p>
        <div className={field.fields}>
          <Field id="comment-name" name="name" label={name.label} type="text" autoComplete="name" />
          <Field
            id="comment-email"
            name="email"
            label={email.label}
            type="email"
            autoComplete="email"
            inputMode="email"
          />
          <Field id="comment-message" name="message" label={form.field} multiline />
        </div>
        <div className={`${styles.end} row`}>
          <Button type="submit" hasLine>
            {form.send}
          </Button>
          <p className={`note ${styles.hint}`}>{form.hint}</p>
        </div>
      </form>
    </section>
  );
}
