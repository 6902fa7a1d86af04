import { Button, icons, VisuallyHidden } from '#design-system'
import { useState } from 'react'
import { useText } from '../../site.tsx'
import * as styles from '../PersonalCenter.css.ts'

interface CopyableProps {
  /** What it is. */
  label: string
  value: string
}

/** A value of a list that a program is told: it can be copied where scripts run. */
export function Copyable({ label, value }: CopyableProps) {
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
      <dd className={styles.act}>
        <span className={styles.scripted}>
          <Button variant="secondary" size="small" icon={icons.copy} onClick={copy}>
            {text('personal-center.copy')}
            <VisuallyHidden> {label}</VisuallyHidden>
          </Button>
          <VisuallyHidden>
            <span role="status">{copied && text('personal-center.copied')}</span>
          </VisuallyHidden>
        </span>
      </dd>
    </div>
  )
}
