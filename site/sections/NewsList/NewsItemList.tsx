import { Badge, Heading, Icon, icons } from '#design-system'
import type { LocalizedNewsTeaser } from '#data/content/content.ts'
import type { MessageId } from '#data/pages/configFields.ts'
import { useDateFormatter, useHref, useText } from '../site.tsx'
import * as styles from './NewsItemList.css.ts'

export interface NewsItemListProps {
  records: readonly LocalizedNewsTeaser[]
  /** Heading level of the titles. */
  level: 2 | 3
}

/** News as rows: date, topic, title. */
export function NewsItemList({ records, level }: NewsItemListProps) {
  return (
    <ul className={styles.list}>
      {records.map((record) => (
        <Row key={record.id} record={record} level={level} />
      ))}
    </ul>
  )
}

function Row({ record, level }: { record: LocalizedNewsTeaser; level: 2 | 3 }) {
  const text = useText()
  const href = useHref()
  const formatDate = useDateFormatter()
  return (
    <li className={styles.row}>
      <div className={styles.title}>
        <Heading level={level} size="h4">
          <a className={styles.link} href={href(`/explore/news/${record.id}`)}>
            {record.title}
          </a>
        </Heading>
      </div>
      <time className={styles.date} dateTime={record.date}>
        {formatDate(record.date, 'short')}
      </time>
      <span className={styles.topic}>
        <Badge>{text(getNewsTopicMessageId(record.topic))}</Badge>
      </span>
      <span className={styles.arrow}>
        <Icon icon={icons.chevronIcon} />
      </span>
    </li>
  )
}

/** Returns the message id of the name of a topic. */
export const getNewsTopicMessageId = (topic: LocalizedNewsTeaser['topic']): MessageId =>
  `news.topic.${topic}`
