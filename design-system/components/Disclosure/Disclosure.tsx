import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import * as styles from './Disclosure.css.ts'

export interface DisclosureProps {
  /** Its anchor, if the page links to it. */
  id?: string | undefined
  /** What is always seen; opens and closes the rest. */
  summary: ReactNode
  /** What it opens. */
  children: ReactNode
  /** Whether it begins open. */
  open?: boolean | undefined
  /** Of those with the same name only one is open at a time. */
  name?: string | undefined
}

/** A row that unfolds, without script. */
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
