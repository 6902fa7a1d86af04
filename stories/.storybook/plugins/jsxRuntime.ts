import { type ElementType, Fragment, type Key } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'

/** Attribute with the source location of an element. */
export const sourceAttribute = 'data-source'

interface Source {
  readonly fileName: string
  readonly lineNumber: number
}

/** Formats the location relative to the repository, independent of the build machine. */
const locationOf = ({ fileName, lineNumber }: Source): string =>
  `${fileName.replace(/^.*\/(?=(?:design-system|site|stories)\/)/, '')}:${lineNumber}`

/** JSX runtime for Storybook that adds the source location to host elements. */
export function jsxDEV(
  type: ElementType,
  props: object,
  key?: Key,
  isStatic?: boolean,
  source?: Source,
) {
  const withLocation =
    typeof type === 'string' && source ? { [sourceAttribute]: locationOf(source), ...props } : props
  return (isStatic ? jsxs : jsx)(type, withLocation, key)
}

export { Fragment }
