import { Container, Heading } from '#design-system'
import type { ReactNode } from 'react'
import type { MessageId } from '#data/pages/configFields.ts'
import * as styles from './SectionLayout.css.ts'
import { useRichText } from '../site.tsx'

export interface SectionLayoutProps {
  /** Fragment id of the section. */
  anchor?: string | undefined
  /** Background and vertical padding; two adjacent `page` sections share the padding between them. */
  ground?: keyof typeof styles.variant | undefined
  /** Message id of the heading. */
  title?: MessageId | undefined
  children: ReactNode
}

/** Layout that most sections share: vertical padding, page width, heading. */
export function SectionLayout({ anchor, ground = 'page', title, children }: SectionLayoutProps) {
  const rich = useRichText()
  return (
    <section id={anchor} className={styles.variant[ground]}>
      <Container>
        {title && (
          <div className={styles.head}>
            <Heading level={2}>{rich(title)}</Heading>
          </div>
        )}
        {children}
      </Container>
    </section>
  )
}
