import { Link } from '#design-system'
import type { ReactNode } from 'react'
import type { Href } from '#data/pages/configFields.ts'
import { useHref } from '../../site.tsx'

export interface InlineLinkProps {
  /** Target route; undefined while the page does not exist. */
  to: Href | undefined
  children: ReactNode
}

/** Link inside a message; renders only its text without a target. */
export function InlineLink({ to, children }: InlineLinkProps) {
  const href = useHref()
  return to === undefined ? <>{children}</> : <Link href={href(to)}>{children}</Link>
}
