import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import * as styles from './Disclosure.css.ts'

export interface DisclosureProps {
  /** Anchor, if the page links to it. */
  id?: string | undefined
  /** Visible part; toggles the content. */
  summary: ReactNode
  /** Collapsible content. */
  children: ReactNode
  /** Open initially. */
  open?: boolean | undefined
  /** Only one of the disclosures with the same name is open at a time. */
  name?: string | undefined
}

/** A collapsible section (native `<details>`). */
export function Disclosure({ id, summary, children, open, name }: DisclosureProps) {
  return (
    <details className={styles.root} id={id} open={open} name={name}>
      <summary className={styles.summary}>
        {summary}
        <Icon icon={icons.plus} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
