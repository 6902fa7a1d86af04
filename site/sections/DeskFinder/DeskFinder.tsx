import { Grid, Heading, Link, Text } from '#design-system'
import { type Desk, deskRegions } from '#data/support.ts'
import { Band } from '../Band.tsx'
import { useTimeRange } from '../EventList/eventTimes.ts'
import { FilterLinks } from '../FilterLinks.tsx'
import { useText } from '../site.tsx'
import { usePunctuation } from '../usePunctuation.ts'
import * as styles from './DeskFinder.css.ts'
import type { DeskFinderProps } from './DeskFinder.schema.ts'

/** Desks by region, each with the ways to reach it. */
export function DeskFinder({ list, anchor }: DeskFinderProps) {
  const text = useText()
  const all = list.counts.reduce((sum, count) => sum + count, 0)
  return (
    <Band anchor={anchor}>
      <FilterLinks
        label="desk.filter.label"
        items={[
          { label: 'desk.region.all', count: all, href: '?', current: list.region === undefined },
          ...deskRegions.map((region, index) => ({
            label: `desk.region.${region}` as const,
            count: list.counts[index],
            href: `?region=${region}`,
            current: region === list.region,
          })),
        ]}
      />
      <Grid as="ul" columns={3} space="gap">
        {list.desks.map((desk) => (
          <Entry key={desk.id} desk={desk} />
        ))}
      </Grid>
      <div className={styles.note}>
        <Text size="small">{text('desk.note')}</Text>
      </div>
    </Band>
  )
}

function Entry({ desk }: { desk: Desk }) {
  const text = useText()
  const { inBrackets } = usePunctuation()
  const range = useTimeRange()
  const { name, area, languages, hours, zone, email, telephone } = desk
  const [opens = '', closes = ''] = hours.split('–')
  return (
    <li className={styles.desk}>
      <Heading level={2} size="h4">
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
      <p className={styles.ways}>
        <Link href={`mailto:${email}`}>{email}</Link>
        {telephone && <Link href={`tel:${telephone.replaceAll(/[ -]/g, '')}`}>{telephone}</Link>}
      </p>
    </li>
  )
}
