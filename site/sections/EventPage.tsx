import { Badge, Heading, Link, Text } from '#design-system'
import type { ReactNode } from 'react'
import type { Activity, Expo } from '#data/events.ts'
import type { Href, MessageId } from '#data/fields.ts'
import { Band } from './Band.tsx'
import { useDays, useHours } from './EventList/eventTimes.ts'
import * as styles from './EventPage.css.ts'
import { NamedPicture } from './NamedPicture.tsx'
import { useHref, useText } from './site.tsx'

export interface EventPageProps {
  event: Expo | Activity
  /** What is said beside time and place. */
  facts: readonly { readonly label: MessageId; readonly value: string }[]
  /** Where all events stand. */
  back: { readonly label: MessageId; readonly href: Href }
  anchor?: string | undefined
  /** What follows the text. */
  children: ReactNode
}

const tones = { upcoming: 'info', ongoing: 'success', finished: 'neutral' } as const

/** An event: its state, when and where, what it is about. */
export function EventPage({ event, facts, back, anchor, children }: EventPageProps) {
  const { title, summary, happens, place, picture, body } = event
  const text = useText()
  const href = useHref()
  const days = useDays()
  const hours = useHours()
  const all = [
    { label: 'event.time', value: hours(event) },
    { label: 'event.place', value: place },
    ...facts,
  ] as const
  return (
    <Band anchor={anchor} ground="opening">
      <article className={styles.root}>
        <header className={styles.head}>
          <p className={styles.when}>
            <Badge tone={tones[happens]}>{text(`event.state.${happens}`)}</Badge>
            <time dateTime={event.starts}>{days(event)}</time>
          </p>
          <Heading level={1} size="h2">
            {title}
          </Heading>
          <Text size="lead">{summary}</Text>
        </header>
        <div className={styles.picture}>
          <NamedPicture name={picture} sizes="100vw" fit="cover" priority />
        </div>
        <dl className={styles.facts}>
          {all.map(({ label, value }) => (
            <div key={label}>
              <dt className={styles.label}>{text(label)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.body}>
          {body.map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
          {children}
          <p>
            <Link href={href(back.href)} variant="more">
              {text(back.label)}
            </Link>
          </p>
        </div>
      </article>
    </Band>
  )
}
