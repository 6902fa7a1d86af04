import { Grid, Text } from '#design-system'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { DeskCard } from '../parts/DeskCard.tsx'
import { FilterLinks } from '../parts/FilterLinks.tsx'
import { useText } from '../site.tsx'
import * as styles from './DeskFinder.css.ts'
import type { DeskFinderProps } from './DeskFinder.schema.ts'

/** Desks with a filter by region. */
export function DeskFinder({ list, anchor }: DeskFinderProps) {
  const text = useText()
  const total = list.counts.reduce((sum, { count }) => sum + count, 0)
  return (
    <SectionLayout anchor={anchor}>
      <FilterLinks
        label="desk.filter.label"
        items={[
          { label: 'desk.region.all', count: total, href: '?', current: list.region === undefined },
          ...list.counts.map(({ region, count }) => ({
            label: `desk.region.${region}` as const,
            count,
            href: `?region=${region}`,
            current: region === list.region,
          })),
        ]}
      />
      <Grid as="ul" columns={{ base: 1, desktop: 3 }} space="gap">
        {list.desks.map((desk) => (
          <DeskCard key={desk.id} desk={desk} />
        ))}
      </Grid>
      <div className={styles.note}>
        <Text size="small">{text('desk.note')}</Text>
      </div>
    </SectionLayout>
  )
}
