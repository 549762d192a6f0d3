import { articlesPage as text, type Content } from '#content-model/content.ts';
import { extraArticleAddress } from '#content-model/published-content.ts';
import { ContentPicture } from '#site/content/content-picture.tsx';
import { longWord } from '#site/ui/length-name.ts';
import { TextLink } from '#site/ui/text-link.tsx';
import { WithSlots } from '#site/ui/with-slots.tsx';
import { articleFeedPath } from '../../page-meta/discovery-files.ts';
import { writtenDay } from '../article/written-day.ts';
import { PageHead, type Trail } from '../page-head/page-head.tsx';
import hangs from '../services/hung.module.css';
import { newestArticles } from '#site/content/newest-articles.ts';
import styles from './articles-page.module.css';

/** The articles that belong to no service, the newest first and large. */
export function ArticlesPage({ trail }: { readonly trail: Trail }) {
  return (
    <>
      <PageHead
        {...text}
        trail={trail}
        actions={<TextLink href={articleFeedPath}>{text.feed}</TextLink>}
      />
      <ul role="list" className={styles.list} data-ground="light">
        {newestArticles.map((article, index) => (
          <li key={article.id} className={`${styles.item} ${hangs.hung}`}>
            <ArticleCard article={article} isFirst={index === 0} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface CardProps {
  readonly article: Content['extraArticles'][number];
  readonly isFirst: boolean;
}

function ArticleCard({ article, isFirst }: CardProps) {
  const { heading, lead, published } = article;
  return (
    <article className={`${styles.card} stack-4 whole`}>
      <ContentPicture
        picture={article}
        place="service"
        sizes="(width >= 60em) 46vw, 100vw"
        isFirst={isFirst}
      />
      <div className={`${styles.words} stack-2`}>
        <p className="note">
          <WithSlots
            text={text.published}
            slots={{ date: <time dateTime={published}>{writtenDay(published)}</time> }}
          />
        </p>
        <h2 className="middle-heading" {...longWord(heading)}>
          <a className="card-link line-on-hover" href={extraArticleAddress(article)}>
            {heading}
          </a>
        </h2>
        <p>{lead}</p>
      </div>
    </article>
  );
}
