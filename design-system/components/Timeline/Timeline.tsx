import type { ReactNode } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import type { HeadingProps } from '../Heading/Heading.tsx'
import { ScrollRegion } from '../ScrollRegion/ScrollRegion.tsx'
import { Text } from '../Text/Text.tsx'
import * as styles from './Timeline.css.ts'

export interface TimelineItem {
  /** When, as it is written: `2026`, `October 2026`. */
  date: string
  /** The same as `2026` or `2026-10-12`. */
  dateTime: string
  /** What happened. */
  title: ReactNode
  /** A sentence. */
  text?: ReactNode
}

export interface TimelineProps {
  /** What the whole tells, e.g. `Versions of the home system`. */
  label: string
  /** Earliest first. */
  items: readonly TimelineItem[]
  /** Place of the titles in the page's outline. */
  level?: HeadingProps['level'] | undefined
}

/** What happened when: down a rail, from 780 px along one, which scrolls if it is longer than the page. */
export function Timeline({ label, items, level = 3 }: TimelineProps) {
  return (
    <ScrollRegion label={label}>
      <ol className={styles.list}>
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
