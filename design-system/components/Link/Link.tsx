import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import * as styles from './Link.css.ts'

export interface LinkProps {
  /** Where it leads. */
  href: string
  /** `inline` stands in text, `more` ends a card with a chevron, `quiet` is one of many in a list. */
  variant?: keyof typeof styles.variant | undefined
  /** What the link is to this page, e.g. `nofollow`. */
  rel?: string | undefined
  /** Language of the page it leads to, where it differs. */
  hrefLang?: string | undefined
  /** Whether it leads to the page it stands on. */
  current?: boolean | undefined
  /** Says that it leaves this site, e.g. `external site`: read out, and seen as an arrow. */
  external?: string | undefined
  /** Words that make sense on their own. */
  children: ReactNode
}

/** Leads somewhere. */
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
