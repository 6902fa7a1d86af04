import { Grid, Heading, Stack, Text } from '#design-system'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { DeskCard } from '../parts/DeskCard.tsx'
import { FilterLinks } from '../parts/FilterLinks.tsx'
import { useText } from '../site.tsx'
import * as styles from './DeskFinder.css.ts'
import type { ContactDeskRegion } from '#data/content/support.ts'
import type { DeskFinderProps } from './DeskFinder.schema.ts'

/** Desks by region, with a filter. */
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
      <div className={styles.regions}>
        <Stack space={64}>
          {list.counts.map(({ region }) => (
            <Region key={region} region={region} desks={list.desks} />
          ))}
        </Stack>
      </div>
      <div className={styles.note}>
        <Text size="small">{text('desk.note')}</Text>
      </div>
    </SectionLayout>
  )
}

interface RegionProps extends Pick<DeskFinderProps['list'], 'desks'> {
  region: ContactDeskRegion
}

/** Heading and desks of a region; nothing if none of the desks is in it. */
function Region({ region, desks }: RegionProps) {
  const text = useText()
  const found = desks.filter((desk) => desk.region === region)
  if (found.length === 0) return null
  return (
    <Stack space={24}>
      <Heading level={2} size="h3">
        {text(`desk.region.${region}`)}
      </Heading>
      <Grid as="ul" columns={{ base: 1, desktop: 3 }} space="gap">
        {found.map((desk) => (
          <DeskCard key={desk.id} desk={desk} />
        ))}
      </Grid>
    </Stack>
  )
}
