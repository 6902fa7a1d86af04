import { type ElementType, Fragment, type Key } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'

/** The attribute that names an element's line of code. */
export const sourceAttribute = 'data-source'

interface Source {
  readonly fileName: string
  readonly lineNumber: number
}

/** From the top of the project, whatever machine built this. */
const fileOf = ({ fileName, lineNumber }: Source): string =>
  `${fileName.replace(/^.*\/(?=(?:design-system|site|stories)\/)/, '')}:${lineNumber}`

/** What JSX becomes in Storybook: host elements carry the file and line that wrote them. */
export function jsxDEV(
  type: ElementType,
  props: object,
  key?: Key,
  isStatic?: boolean,
  source?: Source,
) {
  const marked =
    typeof type === 'string' && source ? { [sourceAttribute]: fileOf(source), ...props } : props
  return (isStatic ? jsxs : jsx)(type, marked, key)
}

export { Fragment }
