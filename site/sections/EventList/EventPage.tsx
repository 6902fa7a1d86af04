import { Badge, Heading, Link, Text } from '#design-system'
import type { ReactNode } from 'react'
import type { LocalizedActivity, LocalizedExpo } from '#data/content/events.ts'
import type { Href, MessageId } from '#data/pages/configFields.ts'
import { CallToAction } from '../CallToAction/CallToAction.tsx'
import type { RecordCallToActionSchema } from '../CallToAction/CallToAction.schema.ts'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { useDateRangeFormatter, useDailyHoursFormatter } from '../parts/eventTimeFormats.ts'
import * as styles from './EventPage.css.ts'
import { NamedPicture } from '../parts/NamedPicture.tsx'
import { wideHead } from '../parts/wideHead.css.ts'
import { useHref, useText } from '../site.tsx'

export interface EventPageProps {
  event: LocalizedExpo | LocalizedActivity
  /** Facts listed after time and place. */
  facts: readonly { readonly label: MessageId; readonly value: string }[]
  /** Link to the list of events. */
  back: { readonly label: MessageId; readonly href: Href }
  /** Closing call to action on the closing picture of the event. */
  call?: typeof RecordCallToActionSchema.Type | undefined
  anchor?: string | undefined
  /** Content below the text. */
  children: ReactNode
}

const tones = { upcoming: 'info', ongoing: 'success', finished: 'neutral' } as const

/** Layout of the detail page of an event: state, date, place, description. */
export function EventPage({ event, facts, back, call, anchor, children }: EventPageProps) {
  const { title, summary, happens, place, picture, closingPicture, body } = event
  const text = useText()
  const href = useHref()
  const days = useDateRangeFormatter()
  const hours = useDailyHoursFormatter()
  const allFacts = [
    { label: 'event.time', value: hours(event) },
    { label: 'event.place', value: place },
    ...facts,
  ] as const
  return (
    <>
      <SectionLayout anchor={anchor} ground="opening">
        <article className={styles.root}>
          <header className={styles.head}>
            <p className={styles.when}>
              <Badge tone={tones[happens]}>{text(`event.state.${happens}`)}</Badge>
              <time dateTime={event.starts}>{days(event)}</time>
            </p>
            <div className={wideHead}>
              <Heading level={1} size="h2">
                {title}
              </Heading>
              <Text size="lead">{summary}</Text>
            </div>
          </header>
          <div className={styles.picture}>
            <NamedPicture name={picture} sizes="100vw" fit="cover" priority />
          </div>
          <dl className={styles.facts}>
            {allFacts.map(({ label, value }) => (
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
      </SectionLayout>
      {call && closingPicture && <CallToAction {...call} picture={closingPicture} />}
    </>
  )
}
