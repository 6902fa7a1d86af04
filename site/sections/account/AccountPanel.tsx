import { Heading, Text } from '#design-system'
import type { ReactNode } from 'react'
import type { MessageId } from '#data/pages/configFields.ts'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { useRichText, useText } from '../site.tsx'
import * as styles from './AccountPanel.css.ts'

interface AccountPanelProps {
  anchor: string | undefined
  title: MessageId
  /** Left out where a step says what to do. */
  lead?: MessageId | undefined
  /** Steps on the way, above the title. */
  steps?: ReactNode
  children: ReactNode
  /** Where else one may want to go. */
  foot?: ReactNode
}

/** The one panel of a screen of accounts. */
export function AccountPanel({ anchor, title, lead, steps, children, foot }: AccountPanelProps) {
  const text = useText()
  const rich = useRichText()
  return (
    <SectionLayout anchor={anchor} ground="quiet">
      <div className={styles.panel}>
        {steps}
        <div className={styles.head}>
          <Heading level={1} size="h3">
            {rich(title)}
          </Heading>
          {lead && <Text>{text(lead)}</Text>}
        </div>
        {children}
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </SectionLayout>
  )
}
