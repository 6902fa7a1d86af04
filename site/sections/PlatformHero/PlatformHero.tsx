import { Container, Heading, Text } from '#design-system'
import { ActionButtons } from '../parts/ActionButtons.tsx'
import { useRichText, useText } from '../site.tsx'
import { DemandScreenMockup } from '../SiteScreens/DemandScreenMockup.tsx'
import { FleetScreenMockup } from './FleetScreenMockup.tsx'
import { PhoneScreenMockup } from './PhoneScreenMockup.tsx'
import type { PlatformHeroProps } from './PlatformHero.schema.ts'
import * as styles from './PlatformHero.css.ts'
import { board } from './screens.css.ts'

/** Opening of a platform page: always dark, text beside a drawn app screen. */
export function PlatformHero(props: PlatformHeroProps) {
  const { title, lead, screen, primary, secondary, records, anchor } = props
  const text = useText()
  const rich = useRichText()
  const [mode] = records
  return (
    <section id={anchor} className={styles.root} data-theme="dark">
      <Container>
        <div className={styles.layout}>
          <div className={styles.copy}>
            <Heading level={1}>{rich(title)}</Heading>
            <Text size="lead">{text(lead)}</Text>
            <ActionButtons primary={primary} secondary={secondary} />
            <Text size="small" tone="muted">
              {text('screen.simulated')}
            </Text>
          </div>
          <div className={styles.screen}>
            {screen === 'phone' && mode && <PhoneScreenMockup mode={mode} />}
            {screen === 'fleet' && <FleetScreenMockup />}
            {screen === 'site' && (
              <div className={board}>
                <DemandScreenMockup />
              </div>
            )}
          </div>
        </div>
      </Container>
    </section>
  )
}
