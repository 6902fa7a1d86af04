import { Button, icons } from '#design-system'
import { type ReactNode, useId } from 'react'
import { useEditorTexts } from '../texts/texts.ts'
import type { FieldInputProps } from './fieldInputProps.ts'
import * as styles from './fields.css.ts'

interface GroupInputProps extends Omit<FieldInputProps, 'kind'> {
  /** Its fields. */
  children: ReactNode
}

/** Fields that belong together, under a common name. */
export function GroupInput({ label, onRemove, children }: GroupInputProps) {
  const t = useEditorTexts()
  const id = useId()
  return (
    <div className={styles.group} role="group" aria-labelledby={id}>
      <div className={styles.groupHead}>
        <span className={styles.groupName} id={id}>
          {label}
        </span>
        {onRemove && (
          <Button
            size="small"
            variant="quiet"
            icon={icons.closeIcon}
            label={t.removeField(label)}
            onClick={onRemove}
          />
        )}
      </div>
      <div className={styles.groupFields}>{children}</div>
    </div>
  )
}
