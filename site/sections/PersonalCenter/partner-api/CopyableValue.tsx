import { Button, icons, Tooltip, VisuallyHidden } from '#design-system'
import { useState } from 'react'
import { useText } from '../../site.tsx'
import * as styles from '../PersonalCenter.css.ts'

interface CopyableProps {
  /** Label of the value. */
  label: string
  value: string
}

/** A value for use in a program, with a copy button where scripts run. */
export function CopyableValue({ label, value }: CopyableProps) {
  const text = useText()
  const [copied, setCopied] = useState(false)
  const copy = () => {
    navigator.clipboard.writeText(value).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <div className={styles.row}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        <code>{value}</code>
      </dd>
      <dd className={styles.rowAction}>
        <span className={styles.scripted}>
          <Tooltip text={text('personal-center.copy')}>
            {(control) => (
              <Button
                {...control}
                variant="secondary"
                size="small"
                icon={icons.copyIcon}
                label={text('personal-center.copy.named', { name: label })}
                onClick={copy}
              />
            )}
          </Tooltip>
          <VisuallyHidden>
            <span role="status">{copied && text('personal-center.copied')}</span>
          </VisuallyHidden>
        </span>
      </dd>
    </div>
  )
}
