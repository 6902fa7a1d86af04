import type { MessageId } from '#data/fields.ts'
import * as styles from './FilterLinks.css.ts'
import { useText } from './site.tsx'
import { usePunctuation } from './usePunctuation.ts'

interface Choice {
  readonly label: MessageId
  /** How many there are of it. */
  readonly count?: number | undefined
  /** The list's own address with this choice. */
  readonly href: string
  readonly current: boolean
}

/** Choices of what a list shows: links, so that each has an address and none needs a script. */
export function FilterLinks({ label, items }: { label: MessageId; items: readonly Choice[] }) {
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
