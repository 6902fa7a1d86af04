import { Button, Container, Heading, Icon, icons, Inline, Text } from '#design-system'
import { useHref, useText } from '../site.tsx'
import * as styles from './MaintenanceNotice.css.ts'
import type { MaintenanceNoticeProps } from './MaintenanceNotice.schema.ts'

/** Notice shown instead of a page under maintenance. */
export function MaintenanceNotice({ anchor }: MaintenanceNoticeProps) {
  const text = useText()
  const href = useHref()
  return (
    <section id={anchor}>
      <Container width="text">
        <div className={styles.root}>
          <span className={styles.icon}>
            <Icon icon={icons.wrenchIcon} size="large" />
          </span>
          <Heading level={1} size="h2">
            {text('maintenance.notice')}
          </Heading>
          <Text size="lead">{text('maintenance.text')}</Text>
          <Inline space={16}>
            <Button href={href('/')}>{text('maintenance.home')}</Button>
            <Button href={href('/support-center')} variant="secondary">
              {text('maintenance.support')}
            </Button>
          </Inline>
        </div>
      </Container>
    </section>
  )
}
