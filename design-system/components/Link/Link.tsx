import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import * as styles from './Link.css.ts'

export interface LinkProps {
  /** URL of the target. */
  href: string
  /** `inline` is a link in text, `more` ends a card and has a chevron, `quiet` is one of many in a list. */
  variant?: keyof typeof styles.variant | undefined
  /** Link relation, e.g. `nofollow`. */
  rel?: string | undefined
  /** Language of the target page, if it differs. */
  hrefLang?: string | undefined
  /** Links to the current page. */
  current?: boolean | undefined
  /** Accessible label of an external link, e.g. 'external site'; shows an arrow icon. */
  external?: string | undefined
  /** Link text that makes sense out of context. */
  children: ReactNode
}

/** A text link. */
export function Link(props: LinkProps) {
  const { href, variant = 'inline', rel, hrefLang, current, external, children } = props
  return (
    <a
      className={styles.variant[variant]}
      href={href}
      rel={rel}
      hrefLang={hrefLang}
      aria-current={current ? 'page' : undefined}
    >
      {children}
      {external && (
        <>
          {' '}
          <Icon icon={icons.external} size="small" label={external} />
        </>
      )}
      {variant === 'more' && !external && <Icon icon={icons.chevron} size="small" />}
    </a>
  )
}
