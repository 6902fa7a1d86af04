import { Heading, Text } from '#design-system'
import type { ReactNode } from 'react'
import type { MessageId } from '#data/pages/configFields.ts'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { useRichText, useText } from '../site.tsx'
import * as styles from './AccountPanel.css.ts'

interface AccountPanelProps {
  anchor: string | undefined
  title: MessageId
  /** Left out if the step has instructions of its own. */
  lead?: MessageId | undefined
  /** Progress of the steps, above the title. */
  steps?: ReactNode
  children: ReactNode
  /** Links to alternatives, such as sign-up. */
  foot?: ReactNode
}

/** Panel of the account screens. */
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
