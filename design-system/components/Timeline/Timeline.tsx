import type { ReactNode } from 'react'
import type { NativeProps } from '../../nativeProps.ts'
import { Heading } from '../Heading/Heading.tsx'
import type { HeadingProps } from '../Heading/Heading.tsx'
import { ScrollRegion } from '../ScrollRegion/ScrollRegion.tsx'
import { Text } from '../Text/Text.tsx'
import * as styles from './Timeline.css.ts'

export interface TimelineItem {
  /** Localized date, e.g. '2026' or 'October 2026'. */
  date: string
  /** ISO date, e.g. `2026` or `2026-10-12`. */
  dateTime: string
  /** Title of the event. */
  title: ReactNode
  /** One sentence about the event. */
  text?: ReactNode
}

export interface TimelineProps extends NativeProps<'ol'> {
  /** Accessible name, e.g. 'Versions of the home system'. */
  label: string
  /** In chronological order. */
  items: readonly TimelineItem[]
  /** Heading level of the titles. */
  level?: HeadingProps['level'] | undefined
}

/** Events in chronological order: vertical, or horizontal from 780 px with scrolling if necessary. */
export function Timeline({ label, items, level = 3, ...native }: TimelineProps) {
  return (
    <ScrollRegion label={label}>
      <ol {...native} className={styles.list}>
        {items.map(({ date, dateTime, title, text }) => (
          <li key={dateTime} className={styles.item}>
            <time className={styles.date} dateTime={dateTime}>
              {date}
            </time>
            <Heading level={level} size="h5">
              {title}
            </Heading>
            {text && <Text size="small">{text}</Text>}
          </li>
        ))}
      </ol>
    </ScrollRegion>
  )
}
