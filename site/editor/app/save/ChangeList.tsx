import { Badge } from '#design-system'
import type { ChangeDescription } from '../../api/changes.ts'
import { toTextOrEmpty } from '../state/texts.ts'
import { useEditorTexts } from '../texts/texts.ts'
import { useChangePlaceFormatter } from './useChangePlaceFormatter.ts'
import * as styles from './save.css.ts'

/** Changes in the words of an author, with the value before and after. */
export function ChangeList({ changes }: { changes: readonly ChangeDescription[] }) {
  const t = useEditorTexts()
  const place = useChangePlaceFormatter()
  if (changes.length === 0) return <p>{t.noChanges}</p>
  const kinds = { set: undefined, added: t.addedKind, removed: t.removedKind, moved: t.movedKind }
  return (
    <ul className={styles.changes}>
      {changes.map((change, index) => (
        <li key={index} className={styles.change}>
          <span className={styles.place}>
            {place(change)} {kinds[change.kind] && <Badge>{kinds[change.kind]}</Badge>}
          </span>
          {shown(change.before) !== '' && (
            <del className={styles.before}>{shown(change.before)}</del>
          )}
          {shown(change.after) !== '' && <ins className={styles.after}>{shown(change.after)}</ins>}
        </li>
      ))}
    </ul>
  )
}

/** Formats a value of a config; sections and lists are named by their place alone. */
const shown = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : toTextOrEmpty(value)
