import { Container, Heading } from '#design-system'
import type { ReactNode } from 'react'
import type { MessageId } from '#data/fields.ts'
import * as styles from './Band.css.ts'
import { useRichText } from './site.tsx'

export interface BandProps {
  /** Id that links can lead to. */
  anchor?: string | undefined
  /** What it lies on; two on `page` share the distance between them. */
  ground?: keyof typeof styles.ground | undefined
  /** The section's heading. */
  title?: MessageId | undefined
  children: ReactNode
}

/** The frame most sections share: distance above and below, the page's width, the heading. */
export function Band({ anchor, ground = 'page', title, children }: BandProps) {
  const rich = useRichText()
  return (
    <section id={anchor} className={styles.ground[ground]}>
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
