import { Heading, Text } from '#design-system'
import type { EventTeaser } from '#data/events.ts'
import { NamedPicture } from '../NamedPicture.tsx'
import { useHref } from '../site.tsx'
import { useDays, useHours } from './eventTimes.ts'
import * as styles from './EventList.css.ts'

/** An event in a list: when, what and where. */
export function EventCard({ event }: { event: EventTeaser }) {
  const href = useHref()
  const days = useDays()
  const hours = useHours()
  return (
    <li className={styles.card}>
      <div className={styles.picture}>
        <NamedPicture name={event.picture} sizes="(width < 780px) 100vw, 25vw" fit="cover" />
      </div>
      <div className={styles.copy}>
        <Heading level={2} size="h4">
          <a className={styles.link} href={href(event.path)}>
            {event.title}
          </a>
        </Heading>
        <p className={styles.days}>
          <time dateTime={event.starts}>{days(event)}</time>
        </p>
        <Text>{event.summary}</Text>
        <p className={styles.place}>
          <span>{event.place}</span>
          <span>{hours(event)}</span>
        </p>
      </div>
    </li>
  )
}
