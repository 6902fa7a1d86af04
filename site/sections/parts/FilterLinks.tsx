import type { MessageId } from '#data/pages/configFields.ts'
import * as styles from './FilterLinks.css.ts'
import { useText } from '../site.tsx'
import { usePunctuation } from '../hooks/usePunctuation.ts'

interface FilterOption {
  readonly label: MessageId
  /** Number of matching entries. */
  readonly count?: number | undefined
  /** URL of the list with this option applied. */
  readonly href: string
  readonly current: boolean
}

/** Filter of a list as links, so that every option has a URL and works without script. */
export function FilterLinks({
  label,
  items,
}: {
  label: MessageId
  items: readonly FilterOption[]
}) {
  const text = useText()
  const { inBrackets } = usePunctuation()
  return (
    <nav className={styles.filter} aria-label={text(label)}>
      {items.map((item) => (
        <a
          key={item.href}
          className={styles.chip}
          href={item.href}
          aria-current={item.current ? 'true' : undefined}
        >
          {text(item.label)}
          {item.count !== undefined && inBrackets(item.count)}
        </a>
      ))}
    </nav>
  )
}
