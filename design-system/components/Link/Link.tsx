import type { ReactNode } from 'react'
import { Anchor } from './LinkProvider.tsx'
import type { NativeProps } from '../../nativeProps.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import * as styles from './Link.css.ts'

export interface LinkProps extends NativeProps<'a'> {
  /** URL of the target. */
  href: string
  /** `inline` is a link in text. `more` ends a card and has a chevron. `quiet` is one of many links in a list. */
  variant?: keyof typeof styles.variant | undefined
  /** The link leads to the current page. */
  current?: boolean | undefined
  /** Text that marks an external link for screen readers, such as 'external site'. With it, the link shows an arrow icon. */
  external?: string | undefined
  /** The text of the link, which makes sense without its context. */
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
