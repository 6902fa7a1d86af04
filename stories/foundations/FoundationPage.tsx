import type { ReactNode } from 'react'
import { Heading, Text } from '#design-system'
import * as styles from './foundations.css.ts'

interface FoundationProps {
  /** Title of the page. */
  title: string
  /** Introduction. */
  lead: ReactNode
  children: ReactNode
}

/** A documentation page about one foundation. */
export function FoundationPage({ title, lead, children }: FoundationProps) {
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <Heading level={1} size="h2">
          {title}
        </Heading>
        <Text size="lead">{lead}</Text>
      </header>
      {children}
    </article>
  )
}

interface PartProps {
  title: string
  children: ReactNode
}

/** A section of the page. */
export function FoundationSection({ title, children }: PartProps) {
  return (
    <section className={styles.section}>
      <Heading level={2} size="h4">
        {title}
      </Heading>
      {children}
    </section>
  )
}

/** A token name with its values, next to a specimen. */
export function TokenSpecimenRow({
  name,
  note,
  children,
}: {
  name: string
  note: string
  children: ReactNode
}) {
  return (
    <div className={styles.row}>
      <div>
        <div className={styles.name}>{name}</div>
        <div className={`${styles.note} ${styles.figure}`}>{note}</div>
      </div>
      <div>{children}</div>
    </div>
  )
}
