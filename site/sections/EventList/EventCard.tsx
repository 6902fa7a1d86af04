import { Heading, Text } from '#design-system'
import type { LocalizedEventTeaser } from '#data/content/events.ts'
import { NamedPicture } from '../parts/NamedPicture.tsx'
import { useHref } from '../site.tsx'
import { useDateRangeFormatter, useDailyHoursFormatter } from '../parts/eventTimeFormats.ts'
import * as styles from './EventList.css.ts'

/** List item of an event: date, title and place. */
export function EventCard({ event }: { event: LocalizedEventTeaser }) {
  const href = useHref()
  const formatDays = useDateRangeFormatter()
  const formatHours = useDailyHoursFormatter()
  return (
    <li className={styles.card}>
      <div className={styles.picture}>
        <NamedPicture name={event.picture} sizes="(width < 780px) 100vw, 44vw" fit="cover" />
      </div>
      <div className={styles.copy}>
        <Heading level={2} size="h4">
          <a className={styles.link} href={href(event.path)}>
            {event.title}
          </a>
        </Heading>
        <p className={styles.days}>
          <time dateTime={event.starts}>{formatDays(event)}</time>
        </p>
        <Text>{event.summary}</Text>
        <p className={styles.place}>
          <span>{event.place}</span>
          <span>{formatHours(event)}</span>
        </p>
      </div>
    </li>
  )
}
