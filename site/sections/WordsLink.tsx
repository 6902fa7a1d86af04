import { Link } from '#design-system'
import type { ReactNode } from 'react'
import type { Href } from '#data/fields.ts'
import { useHref } from './site.tsx'

export interface WordsLinkProps {
  /** Where the words lead; nowhere while the page does not exist. */
  to: Href | undefined
  children: ReactNode
}

/** Words of a message that are a link where the page names its target. */
export function WordsLink({ to, children }: WordsLinkProps) {
  const href = useHref()
  return to === undefined ? <>{children}</> : <Link href={href(to)}>{children}</Link>
}
