import { articlesPage as text, type Content } from '#content-model/content.ts';
import { extraArticleAddress } from '#content-model/published-content.ts';
import { TextLink } from '#site/ui/text-link.tsx';
import { ArticlePage, type ArticleProps } from '../article/article-page.tsx';
import { BesidePicture } from '../page-head/beside-picture.tsx';
import styles from './extra-article.module.css';
import { newestArticles } from '#site/content/newest-articles.ts';

interface Props extends ArticleProps {
  readonly article: Content['extraArticles'][number];
}

/** An article that belongs to no service. */
export function ExtraArticle({ article, ...rest }: Props) {
  return (
    <>
      <ArticlePage
        heading={article.heading}
        lead={article.lead}
        glance={article.glance}
        picture={<BesidePicture picture={article} place="service" />}
        siblings={{
          heading: text.otherArticles,
          button: text.sheetButton,
          pages: newestArticles.map((each) => ({
            name: each.heading,
            link: extraArticleAddress(each),
            isCurrent: each.id === article.id,
          })),
        }}
        {...rest}
      />
      <p className={`${styles.end} no-print`}>
        <TextLink href="/articles">{text.link}</TextLink>
      </p>
    </>
  );
}
