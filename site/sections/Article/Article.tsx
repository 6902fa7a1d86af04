import { Grid, Heading, Link, Text } from '#design-system'
import { tableOfContents } from '#data/content/richText.ts'
import { ArticleCard, ArticleFacts } from '../ArticleList/ArticleCard.tsx'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { TableOfContents } from '../parts/text/TableOfContents.tsx'
import { NamedPicture } from '../parts/NamedPicture.tsx'
import { RichText } from '../parts/text/RichText.tsx'
import { useHref, useText } from '../site.tsx'
import * as styles from './Article.css.ts'
import type { ArticleProps } from './Article.schema.ts'

/** Blog article with a table of contents and related articles. */
export function Article({ record, next, back, anchor }: ArticleProps) {
  const text = useText()
  const href = useHref()
  return (
    <>
      <SectionLayout anchor={anchor} ground="opening">
        <article className={styles.root}>
          <header className={styles.head}>
            <p className={styles.facts}>
              <ArticleFacts article={record} />
            </p>
            <Heading level={1} size="h2">
              {record.title}
            </Heading>
            <Text size="lead">{record.summary}</Text>
          </header>
          <div className={styles.picture}>
            <NamedPicture name={record.picture} sizes="100vw" fit="cover" priority />
          </div>
          <TableOfContents entries={tableOfContents(record.text)} />
          <RichText text={record.text} />
        </article>
      </SectionLayout>
      <SectionLayout title={next} ground="subtle">
        <Grid as="ul" columns={3} space="gap">
          {record.next.map((article) => (
            <ArticleCard key={article.id} article={article} level={3} />
          ))}
        </Grid>
        <p className={styles.back}>
          <Link href={href(back.href)} variant="more">
            {text(back.label)}
          </Link>
        </p>
      </SectionLayout>
    </>
  )
}
