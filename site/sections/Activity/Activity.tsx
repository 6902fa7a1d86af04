import { Heading } from '#design-system'
import * as styles from '../EventList/EventPage.css.ts'
import { EventPage } from '../EventList/EventPage.tsx'
import { useText } from '../site.tsx'
import { useTimeOfDayFormatter } from '../parts/eventTimeFormats.ts'
import type { ActivityProps } from './Activity.schema.ts'

/** Detail page of an event that the company hosts, with its agenda. */
export function Activity({ record, back, call, anchor }: ActivityProps) {
  const text = useText()
  const formatTime = useTimeOfDayFormatter()
  return (
    <EventPage
      event={record}
      facts={[
        { label: 'event.audience', value: record.audience },
        { label: 'event.language', value: record.language },
      ]}
      back={back}
      call={call}
      anchor={anchor}
    >
      <section>
        <Heading level={2} size="h4">
          {text('event.agenda')}
        </Heading>
        <ol className={styles.lines}>
          {record.agenda.map((item) => (
            <li key={item.time} className={styles.line}>
              <time className={styles.hour}>{formatTime(item.time)}</time>
              <span>{item.text}</span>
            </li>
          ))}
        </ol>
      </section>
    </EventPage>
  )
}
