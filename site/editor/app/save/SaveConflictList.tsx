import { RadioGroup } from '#design-system'
import type { ConflictDescription } from '../../api/changes.ts'
import { useEditorTexts } from '../texts/texts.ts'
import { useChangePlaceFormatter } from './useChangePlaceFormatter.ts'
import { useConfigValueFormatter } from './useConfigValueFormatter.ts'
import * as styles from './save.css.ts'

/** Chosen version of each conflict. */
export type ChosenConflictSides = Readonly<Record<string, 'mine' | 'theirs'>>

interface ConflictListProps {
  /** Name of the version that is not in the file. */
  mineLabel: string
  conflicts: readonly ConflictDescription[]
  choices: ChosenConflictSides
  onChoices: (choices: ChosenConflictSides) => void
}

/** Values that were changed here and in the files, both versions of each. */
export function SaveConflictList(props: ConflictListProps) {
  const { mineLabel, conflicts, choices, onChoices } = props
  const t = useEditorTexts()
  const placeOf = useChangePlaceFormatter()
  const written = useConfigValueFormatter()
  return (
    <ul className={styles.changes}>
      {conflicts.map(({ key, mine, theirs, ...place }) => (
        <li key={key} className={styles.change}>
          <RadioGroup
            label={`${placeOf(place)} (${place.file})`}
            name={key}
            options={[
              { value: 'mine', label: mineLabel, help: written(mine) },
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
