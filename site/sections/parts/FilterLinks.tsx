import { FilterLinks as Links, type FilterLink } from '#design-system'
import type { MessageId } from '#data/pages/configFields.ts'
import * as styles from './FilterLinks.css.ts'
import { useText } from '../site.tsx'

interface FilterOption extends Omit<FilterLink, 'label'> {
  readonly label: MessageId
}

interface FilterLinksProps {
  label: MessageId
  items: readonly FilterOption[]
}

/** Filter of a list as links above it. */
export function FilterLinks({ label, items }: FilterLinksProps) {
  const text = useText()
  return (
    <div className={styles.filter}>
      <Links
        label={text(label)}
        items={items.map((item) => ({ ...item, label: text(item.label) }))}
      />
    </div>
  )
}
