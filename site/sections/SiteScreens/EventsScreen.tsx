import type { MessageId } from '#data/fields.ts'
import { useText } from '../site.tsx'
import { useReading } from '../useReading.ts'
import { events, type SiteEvent } from './plant.ts'
import * as styles from './screens.css.ts'

const label = (kind: SiteEvent['kind']): MessageId => `screen.event.${kind}`

/** What began and ended in the day, newest first. */
export function EventsScreen() {
  const text = useText()
  const reading = useReading()
  return (
    <ol className={styles.events}>
      {events.slice(0, 6).map(({ kind, time, power }) => (
        <li key={`${time} ${kind}`} className={styles.event}>
          <time className={styles.time}>{time}</time>
          <span>{text(label(kind))}</span>
          <span className={styles.amount}>{reading(power, 'kW').text}</span>
        </li>
      ))}
    </ol>
  )
}
