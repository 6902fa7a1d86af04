import { Grid, Heading, Link, Text } from '#design-system'
import { extractTableOfContents } from '#data/content/richText.ts'
import { ArticleCard, ArticleMetadata } from '../ArticleList/ArticleCard.tsx'
import { FilmSection } from '../parts/film/FilmSection.tsx'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { FirstSectionEndMarker } from '../parts/FirstSectionEndMarker.tsx'
import { DiagramFigure } from '../parts/diagram/DiagramFigure.tsx'
import { TableOfContents } from '../parts/text/TableOfContents.tsx'
import { NamedPicture } from '../parts/NamedPicture.tsx'
import { MarkdownText } from '../parts/text/MarkdownText.tsx'
import { wideHead } from '../parts/wideHead.css.ts'
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
              <ArticleMetadata article={record} />
            </p>
            <div className={wideHead}>
              <Heading level={1} size="h2">
                {record.title}
              </Heading>
              <Text size="lead">{record.summary}</Text>
            </div>
          </header>
          <div className={styles.picture}>
            <NamedPicture name={record.picture} sizes="100vw" fit="cover" priority />
          </div>
          <FirstSectionEndMarker />
          {record.diagram && (
            <div className={styles.diagram}>
              <DiagramFigure name={record.diagram} />
            </div>
          )}
          <TableOfContents entries={extractTableOfContents(record.text)} />
          <MarkdownText text={record.text} />
        </article>
      </SectionLayout>
      {record.video && <FilmSection film={record.video} title="blog.film" />}
      <SectionLayout title={next} ground="subtle">
        <Grid as="ul" columns={{ base: 1, desktop: 3 }} space="gap">
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
