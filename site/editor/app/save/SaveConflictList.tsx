import { RadioGroup } from '#design-system'
import type { DescribedConflict } from '../../api/changes.ts'
import { useEditorTexts } from '../texts/texts.ts'
import * as styles from './save.css.ts'

/** Chosen version of each conflict. */
export type ChosenConflictSides = Readonly<Record<string, 'mine' | 'theirs'>>

interface ConflictListProps {
  conflicts: readonly DescribedConflict[]
  choices: ChosenConflictSides
  onChoices: (choices: ChosenConflictSides) => void
}

/** Values that were changed here and in the files, both versions of each. */
export function SaveConflictList({ conflicts, choices, onChoices }: ConflictListProps) {
  const t = useEditorTexts()
  return (
    <ul className={styles.changes}>
      {conflicts.map(({ key, label, file, mine, theirs }) => (
        <li key={key} className={styles.change}>
          <RadioGroup
            label={`${label} (${file})`}
            name={key}
            options={[
              { value: 'mine', label: t.mine, help: written(mine) },
              { value: 'theirs', label: t.theirs, help: written(theirs) },
            ]}
            value={choices[key] ?? ''}
            onChange={({ target }) =>
              onChoices({ ...choices, [key]: target.value === 'mine' ? 'mine' : 'theirs' })
            }
          />
        </li>
      ))}
    </ul>
  )
}

const written = (value: unknown): string =>
  value === null ? '–' : typeof value === 'string' ? value : JSON.stringify(value)
