import { Heading, Text } from '#design-system'
import type { ReactNode } from 'react'
import type { MessageId } from '#data/pages/configFields.ts'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { useText } from '../site.tsx'
import { DemandScreenMockup } from './DemandScreenMockup.tsx'
import { EventsScreenMockup } from './EventsScreenMockup.tsx'
import { OverviewScreenMockup } from './OverviewScreenMockup.tsx'
import type { SiteScreensProps } from './SiteScreens.schema.ts'
import * as styles from './SiteScreens.css.ts'
import { ThermalScreenMockup } from './ThermalScreenMockup.tsx'

/** Four screens of the site platform, all showing the same simulated day. */
export function SiteScreens({ title, anchor, demand, thermal, home, events }: SiteScreensProps) {
  const text = useText()
  return (
    <SectionLayout anchor={anchor} title={title}>
      <div className={styles.grid}>
        <Screen name="screen.demand.title" purpose={demand} wide>
          <DemandScreenMockup />
        </Screen>
        <Screen name="screen.home.title" purpose={home}>
          <OverviewScreenMockup />
        </Screen>
        <Screen name="screen.thermal.title" purpose={thermal}>
          <ThermalScreenMockup />
        </Screen>
        <Screen name="screen.events.title" purpose={events} wide>
          <EventsScreenMockup />
        </Screen>
      </div>
      <div className={styles.note}>
        <Text size="small" tone="muted">
          {text('screen.simulated')}
        </Text>
      </div>
    </SectionLayout>
  )
}

interface ScreenProps {
  name: MessageId
  purpose: MessageId
  wide?: boolean
  children: ReactNode
}

function Screen({ name, purpose, wide, children }: ScreenProps) {
  const text = useText()
  return (
    <article className={wide ? `${styles.screen} ${styles.wide}` : styles.screen} data-theme="dark">
      <div className={styles.head}>
        <Heading level={3}>{text(name)}</Heading>
        <Text>{text(purpose)}</Text>
      </div>
      {children}
    </article>
  )
}
