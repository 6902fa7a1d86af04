import type { MessageId } from '#data/pages/configFields.ts'
import { useText } from '../site.tsx'
import { useQuantityFormatter } from '../hooks/useQuantityFormatter.ts'
import { examplePlantEvents, type PlantEvent } from '#data/diagrams/plantDay.ts'
import * as styles from './screens.css.ts'

const label = (kind: PlantEvent['kind']): MessageId => `screen.event.${kind}`

/** Latest events of the day, newest first. */
export function EventsScreenMockup() {
  const text = useText()
  const reading = useQuantityFormatter()
  return (
    <ol className={styles.events}>
      {examplePlantEvents.slice(0, 6).map(({ kind, time, power }) => (
        <li key={`${time} ${kind}`} className={styles.event}>
          <time className={styles.time}>{time}</time>
          <span>{text(label(kind))}</span>
          <span className={styles.amount}>{reading(power, 'kW').text}</span>
        </li>
      ))}
    </ol>
  )
}
