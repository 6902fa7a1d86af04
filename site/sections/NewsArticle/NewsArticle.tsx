import { Badge, Heading, Link, Text } from '#design-system'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { CallToAction } from '../CallToAction/CallToAction.tsx'
import { getNewsTopicMessageId } from '../NewsList/NewsItemList.tsx'
import { FirstSectionEndMarker } from '../parts/FirstSectionEndMarker.tsx'
import { NamedPicture } from '../parts/NamedPicture.tsx'
import { MarkdownText } from '../parts/text/MarkdownText.tsx'
import { textColumns } from '../parts/textColumns.css.ts'
import { useDateFormatter, useHref, useText } from '../site.tsx'
import * as styles from './NewsArticle.css.ts'
import type { NewsArticleProps } from './NewsArticle.schema.ts'

/** News article with a call to action. */
export function NewsArticle({ record, back, call, anchor }: NewsArticleProps) {
  const { title, date, topic, summary, picture, closingPicture } = record
  const text = useText()
  const href = useHref()
  const format = useDateFormatter()
  return (
    <>
      <SectionLayout anchor={anchor} ground="opening">
        <article className={styles.root}>
          <header className={styles.head}>
            <div className={styles.facts}>
              <time dateTime={date}>{format(date)}</time>
              <Badge>{text(getNewsTopicMessageId(topic))}</Badge>
            </div>
            <div className={styles.title}>
              <Heading level={1} size="h2">
                {title}
              </Heading>
            </div>
          </header>
          {picture && (
            <div className={styles.picture}>
              <NamedPicture
                name={picture}
                sizes="(width < 780px) 100vw, 100vw"
                fit="cover"
                priority
              />
            </div>
          )}
          <FirstSectionEndMarker />
          <div className={textColumns}>
            <Text size="lead" tone="high">
              {summary}
            </Text>
            <MarkdownText text={record.text} />
          </div>
          <p>
            <Link href={href(back.href)} variant="more">
              {text(back.label)}
            </Link>
          </p>
        </article>
      </SectionLayout>
      {call && closingPicture && <CallToAction {...call} picture={closingPicture} />}
    </>
  )
}
