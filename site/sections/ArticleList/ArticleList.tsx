import { EmptyState, Heading, icons, Text } from '#design-system'
import type { LocalizedArticleTeaser } from '#data/content/articles.ts'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { NamedPicture } from '../parts/NamedPicture.tsx'
import { useHref, useText } from '../site.tsx'
import { ArticleCard, ArticleMetadata } from './ArticleCard.tsx'
import * as styles from './ArticleList.css.ts'
import type { ArticleListProps } from './ArticleList.schema.ts'

/** List of all blog articles; the newest is shown large. */
export function ArticleList({ records, anchor }: ArticleListProps) {
  const text = useText()
  const [newest, ...others] = records
  return (
    <SectionLayout anchor={anchor}>
      {newest ? (
        <div className={styles.root}>
          <Newest article={newest} />
          <ul className={styles.others}>
            {others.map((article) => (
              <ArticleCard key={article.id} article={article} level={2} />
            ))}
          </ul>
        </div>
      ) : (
        <EmptyState title={text('list.empty')} icon={icons.documentIcon} />
      )}
    </SectionLayout>
  )
}

function Newest({ article }: { article: LocalizedArticleTeaser }) {
  const href = useHref()
  return (
    <article className={styles.newest}>
      <div className={styles.picture}>
        <NamedPicture
          name={article.picture}
          sizes="(width < 780px) 100vw, 58vw"
          fit="cover"
          priority
        />
      </div>
      <div className={styles.copy}>
        <Heading level={2} size="h3">
          <a className={styles.link} href={href(`/explore/blog/${article.id}`)}>
            {article.title}
          </a>
        </Heading>
        <p className={styles.facts}>
          <ArticleMetadata article={article} />
        </p>
        <Text size="lead">{article.summary}</Text>
      </div>
    </article>
  )
}
