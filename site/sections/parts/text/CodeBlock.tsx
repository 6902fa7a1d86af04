import { ScrollRegion } from '#design-system'
import * as styles from './CodeBlock.css.ts'

interface CodeBlockProps {
  /** Accessible name of the scroll region. */
  label: string
  /** The code; always in English. */
  children: string
}

/** Block of source code, for example an HTTP request. */
export function CodeBlock({ label, children }: CodeBlockProps) {
  return (
    <div className={styles.root} data-theme="dark">
      <ScrollRegion label={label}>
        <pre lang="en">
          <code>{children}</code>
        </pre>
      </ScrollRegion>
    </div>
  )
}
