import type { ReactNode } from 'react'
import type { NativeProps } from '../../nativeProps.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { IconDrawing } from '../Icon/icons.ts'
import { Text } from '../Text/Text.tsx'
import * as styles from './EmptyState.css.ts'

export interface EmptyStateProps extends NativeProps<'div', 'title'> {
  /** Statement that there is nothing to show, e.g. 'No results'. */
  title: string
  /** Icon for the missing content, e.g. `icons.documentIcon`. */
  icon?: IconDrawing | undefined
  /** Reason, or a suggestion. */
  hint?: ReactNode
  /** A Button or Link as the next step. */
  action?: ReactNode
}

/** Placeholder for an empty list. */
export function EmptyState({ title, icon, hint, action, ...native }: EmptyStateProps) {
  return (
    <div {...native} className={styles.root}>
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
