import { Heading } from '#design-system'
import * as styles from '../EventList/EventPage.css.ts'
import { EventPage } from '../EventList/EventPage.tsx'
import { useText } from '../site.tsx'
import type { ExpoProps } from './Expo.schema.ts'

/** Detail page of a trade show with its exhibits. */
export function Expo({ record, back, call, anchor }: ExpoProps) {
  const text = useText()
  return (
    <EventPage
      event={record}
      facts={[{ label: 'event.stand', value: record.stand }]}
      back={back}
      call={call}
      anchor={anchor}
    >
      <section>
        <Heading level={2} size="h4">
          {text('event.shows')}
        </Heading>
        <ul className={styles.lines}>
          {record.shows.map((item) => (
            <li key={item} className={styles.line}>
              {item}
            </li>
          ))}
        </ul>
      </section>
    </EventPage>
  )
}
