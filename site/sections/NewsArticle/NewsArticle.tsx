import { Badge, Heading, Link, Text } from '#design-system'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { newsTopicLabel } from '../NewsList/NewsRows.tsx'
import { NamedPicture } from '../parts/NamedPicture.tsx'
import { RichText } from '../parts/text/RichText.tsx'
import { useDate, useHref, useText } from '../site.tsx'
import * as styles from './NewsArticle.css.ts'
import type { NewsArticleProps } from './NewsArticle.schema.ts'

/** News article. */
export function NewsArticle({ record, back, anchor }: NewsArticleProps) {
  const { title, date, topic, summary, picture } = record
  const text = useText()
  const href = useHref()
  const format = useDate()
  return (
    <SectionLayout anchor={anchor} ground="opening">
      <article className={styles.root}>
        <header className={styles.head}>
          <div className={styles.facts}>
            <time dateTime={date}>{format(date)}</time>
            <Badge>{text(newsTopicLabel(topic))}</Badge>
          </div>
          <div className={styles.title}>
            <Heading level={1} size="h2">
              {title}
            </Heading>
          </div>
        </header>
        {picture && (
          <div className={styles.picture}>
            <NamedPicture name={picture} sizes="(width < 780px) 100vw, 75vw" fit="cover" priority />
          </div>
        )}
        <div className={styles.body}>
          <Text size="lead" tone="high">
            {summary}
          </Text>
          <RichText text={record.text} />
        </div>
        <p className={styles.back}>
          <Link href={href(back.href)} variant="more">
            {text(back.label)}
          </Link>
        </p>
      </article>
    </SectionLayout>
  )
}
