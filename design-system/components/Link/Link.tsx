import type { ReactNode } from 'react'
import { Anchor } from './LinkProvider.tsx'
import type { NativeProps } from '../../nativeProps.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import * as styles from './Link.css.ts'

export interface LinkProps extends NativeProps<'a'> {
  /** URL of the target. */
  href: string
  /** `inline` is a link in text, `more` ends a card and has a chevron, `quiet` is one of many in a list. */
  variant?: keyof typeof styles.variant | undefined
  /** Links to the current page. */
  current?: boolean | undefined
  /** Accessible label of an external link, e.g. 'external site'; shows an arrow icon. */
  external?: string | undefined
  /** Link text that makes sense out of context. */
  children: ReactNode
}

/** A text link. */
export function Link({ variant = 'inline', current, external, children, ...native }: LinkProps) {
  return (
    <Anchor
      aria-current={current ? 'page' : undefined}
      {...native}
      className={styles.variant[variant]}
    >
      {children}
      {external && (
        <>
          {' '}
          <Icon icon={icons.externalIcon} size="small" label={external} />
        </>
      )}
      {variant === 'more' && !external && <Icon icon={icons.chevronIcon} size="small" />}
    </Anchor>
  )
}
