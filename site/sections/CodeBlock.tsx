import { ScrollRegion } from '#design-system'
import * as styles from './CodeBlock.css.ts'

interface CodeBlockProps {
  /** What it is; long lines are scrolled to. */
  label: string
  /** The code, in English whatever the page’s language. */
  children: string
}

/** A request or a command as it is sent. */
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
