import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import type { IconDrawing } from '../Icon/icons.ts'
import { Text } from '../Text/Text.tsx'
import * as styles from './EmptyState.css.ts'

export interface EmptyStateProps {
  /** That there is nothing: `no data`. */
  title: string
  /** What would stand here: `icons.document`. */
  icon?: IconDrawing | undefined
  /** Why, or what would bring something. */
  hint?: ReactNode
  /** A Button or Link that leads on. */
  action?: ReactNode
}

/** Stands where a list has nothing to show. */
export function EmptyState({ title, icon, hint, action }: EmptyStateProps) {
  return (
    <div className={styles.root}>
      {icon && (
        <span className={styles.icon}>
          <Icon icon={icon} size="large" />
        </span>
      )}
      <p className={styles.title}>{title}</p>
      {hint && <Text>{hint}</Text>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
