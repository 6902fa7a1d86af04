import { Container, Heading, Text } from '#design-system'
import type { ReactNode } from 'react'
import type { MessageId } from '#data/pages/configFields.ts'
import * as styles from './SectionLayout.css.ts'
import { useRichText, useText } from '../site.tsx'
import { wideHead } from './wideHead.css.ts'

export interface SectionLayoutProps {
  /** Fragment id of the section. */
  anchor?: string | undefined
  /** Background and vertical padding; two adjacent `page` sections share the padding between them. */
  ground?: keyof typeof styles.variant | undefined
  /** Message id of the heading. */
  title?: MessageId | undefined
  /** Message id of a paragraph that introduces the section, beside the heading on wide screens. */
  lead?: MessageId | undefined
  children: ReactNode
}

/** Layout that most sections share: vertical padding, page width, heading. */
export function SectionLayout({
  anchor,
  ground = 'page',
  title,
  lead,
  children,
}: SectionLayoutProps) {
  const text = useText()
  const rich = useRichText()
  const variant = styles.variant[ground]
  return (
    <section id={anchor} className={title ? `${variant} ${styles.titled}` : variant}>
      <Container>
        {title && (
          <div className={lead ? `${wideHead} ${styles.head}` : styles.head}>
            <Heading level={2}>{rich(title)}</Heading>
            {lead && <Text size="lead">{text(lead)}</Text>}
          </div>
        )}
        {children}
      </Container>
    </section>
  )
}
