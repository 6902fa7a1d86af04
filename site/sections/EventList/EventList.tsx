import { EmptyState } from '#design-system'
import { eventStates } from '#data/content/events.ts'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { FilterLinks } from '../parts/FilterLinks.tsx'
import { useText } from '../site.tsx'
import { EventCard } from './EventCard.tsx'
import * as styles from './EventList.css.ts'
import type { EventListProps } from './EventList.schema.ts'

/** Events by state; the tabs are links to this page. */
export function EventList({ list, anchor }: EventListProps) {
  const text = useText()
  const { state, counts, events } = list
  return (
    <SectionLayout anchor={anchor}>
      <FilterLinks
        label="event.state.label"
        items={eventStates.map((name, index) => ({
          label: `event.state.${name}` as const,
          count: counts[index],
          href: `?state=${name}`,
          current: name === state,
        }))}
      />
      {events.length > 0 ? (
        <ul className={styles.list}>
          {events.map((event) => (
            <EventCard key={event.id} event={event} />
          ))}
        </ul>
      ) : (
        <EmptyState title={text('list.empty')} />
      )}
    </SectionLayout>
  )
}
