import { Card } from '#design-system'
import type { LocalizedArticleTeaser } from '#data/content/articles.ts'
import { NamedPicture } from '../parts/NamedPicture.tsx'
import { useDateFormatter, useHref, useText } from '../site.tsx'

export interface ArticleCardProps {
  article: LocalizedArticleTeaser
  /** Heading level of the title. */
  level: 2 | 3
}

/** Card that links to an article. */
export function ArticleCard({ article, level }: ArticleCardProps) {
  const href = useHref()
  return (
    <Card
      as="li"
      variant="plain"
      level={level}
      title={article.title}
      href={href(`/explore/blog/${article.id}`)}
      picture={<NamedPicture name={article.picture} sizes="(width < 780px) 100vw, 44vw" />}
      meta={<ArticleMetadata article={article} />}
    >
      {article.summary}
    </Card>
  )
}

/** Topic, publication date and reading time of an article. */
export function ArticleMetadata({ article }: { article: LocalizedArticleTeaser }) {
  const text = useText()
  const date = useDateFormatter()
  return (
    <>
      <span>{text(`article.topic.${article.topic}`)}</span>
      <time dateTime={article.date}>{date(article.date, 'short')}</time>
      <span>{text('article.minutes', { n: article.minutes })}</span>
    </>
  )
}
