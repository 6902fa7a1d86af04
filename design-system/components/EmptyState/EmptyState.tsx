import type { ReactNode } from 'react'
import type { NativeProps } from '../../nativeProps.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { IconDrawing } from '../Icon/icons.ts'
import { Text } from '../Text/Text.tsx'
import * as styles from './EmptyState.css.ts'

export interface EmptyStateProps extends NativeProps<'div', 'title'> {
  /** Statement that there is nothing to show, such as 'No results'. */
  title: string
  /** Icon for the missing content, such as `icons.documentIcon`. */
  icon?: IconDrawing | undefined
  /** Reason, or a suggestion what to try. */
  hint?: ReactNode
  /** A `Button` or `Link` that leads to the next step. */
  action?: ReactNode
}

/** Placeholder for a list or table that has nothing to show. */
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
