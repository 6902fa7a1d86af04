import { Heading, Text } from '#design-system'
import type { ReactNode } from 'react'
import * as styles from './PersonalCenter.css.ts'

export interface AccountSettingsGroupProps {
  title: string
  /** Purpose, in one or two sentences. */
  text?: ReactNode
  children: ReactNode
}

/** Group of settings: title and purpose on the left, controls on the right. */
export function AccountSettingsGroup({ title, text, children }: AccountSettingsGroupProps) {
  return (
    <section className={styles.group}>
      <div className={styles.groupHead}>
        <Heading level={2} size="h4">
          {title}
        </Heading>
        {text && (
          <Text size="small" tone="muted">
            {text}
          </Text>
        )}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
