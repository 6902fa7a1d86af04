import { Heading, Link } from '#design-system'
import type { LocalizedContactDesk } from '#data/content/support.ts'
import { useTimeRangeFormatter } from './eventTimeFormats.ts'
import { usePunctuation } from '../hooks/usePunctuation.ts'
import { useText } from '../site.tsx'
import * as styles from './DeskCard.css.ts'

interface DeskCardProps {
  desk: LocalizedContactDesk
}

/** List item with the contact details of a desk. */
export function DeskCard({ desk }: DeskCardProps) {
  const text = useText()
  const { inBrackets } = usePunctuation()
  const range = useTimeRangeFormatter()
  const { name, area, languages, hours, zone, email, telephone } = desk
  const [opens = '', closes = ''] = hours.split('–')
  return (
    <li className={styles.desk}>
      <Heading level={3} size="h4">
        {name}
      </Heading>
      <dl className={styles.facts}>
        <dt>{text('desk.area')}</dt>
        <dd>{area}</dd>
        <dt>{text('desk.languages')}</dt>
        <dd>{languages}</dd>
        <dt>{text('desk.hours')}</dt>
        <dd>
          {range(opens, closes)}
          {inBrackets(zone)}
        </dd>
      </dl>
      <p className={styles.contacts}>
        <Link href={`mailto:${email}`}>{email}</Link>
        {telephone && <Link href={`tel:${telephone.replaceAll(/[ -]/g, '')}`}>{telephone}</Link>}
      </p>
    </li>
  )
}
