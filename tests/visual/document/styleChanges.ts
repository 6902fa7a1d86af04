import {
  type DocumentElement,
  type DocumentSnapshot,
  formatElementLabel,
} from './documentSnapshot.ts'
import type { MatchedElements } from './matchElements.ts'
import { comparedStyleProperties } from './properties.ts'

/** The same change of a property on one or more elements of one name. */
export interface ComputedStyleChange {
  readonly property: string
  readonly before: string
  readonly after: string
  /** Name of the elements: `a`, `::before`. */
  readonly name: string
  /** First elements, each with its text and its nearest ancestors: `a “Contact us” in nav in header`. */
  readonly elements: readonly string[]
  /** Number of all elements. */
  readonly count: number
}

/** A changed property of one element. */
export interface ElementStyleChange {
  readonly element: number
  readonly property: string
  readonly before: string
  readonly after: string
}

const maxElements = 3
/** Most changes of a picture that are listed. */
const maxChanges = 40

type Values = readonly string[]

const color = comparedStyleProperties.indexOf('color')
const margins = ['top', 'right', 'bottom', 'left'].map((side) =>
  comparedStyleProperties.indexOf(`margin-${side}`),
)

/**
 * Lists the changed properties that style sheets set, in document order. Inherited changes count at the topmost element only.
 */
export function listElementStyleChanges(
  before: DocumentSnapshot,
  now: DocumentSnapshot,
  { pairs }: MatchedElements,
): readonly ElementStyleChange[] {
  const valuesOf = ({ rows, elements }: DocumentSnapshot, at: number | undefined): Values =>
    rows[elements[at ?? -1]?.row ?? -1] ?? []
  const haveAutoMargins = before.hasAutoMargins === true && now.hasAutoMargins === true
  const isChanged = (was: Values, is: Values) => was.some((value, at) => value !== is[at])
  return now.elements.flatMap(({ parent }, element) => {
    const other = pairs.get(element)
    if (other === undefined) return []
    const [old, fresh] = [valuesOf(before, other), valuesOf(now, element)]
    if (!isChanged(old, fresh)) return []
    const oldParent = valuesOf(before, pairs.get(parent))
    const freshParent = valuesOf(now, parent)
    return comparedStyleProperties.flatMap((property, at): readonly ElementStyleChange[] => {
      const [from = '', to = ''] = [old[at], fresh[at]]
      if (from === to || followsColor(property, at, old, fresh)) return []
      const isInherited = oldParent[at] === from && freshParent[at] === to
      return isInherited ||
        isWithoutLine(property, fresh) ||
        (sizeLimit.test(property) && hasSameSize(before.elements[other], now.elements[element])) ||
        (!haveAutoMargins && margins.includes(at) && (from === 'auto' || to === 'auto'))
        ? []
        : [{ element, property, before: from, after: to }]
    })
  })
}

/** Groups equal changes of elements of one name. */
export function groupStyleChanges(
  changes: readonly ElementStyleChange[],
  elements: readonly DocumentElement[],
): readonly ComputedStyleChange[] {
  const nameOf = ({ element }: ElementStyleChange) => elements[element]?.name ?? ''
  const groups = Map.groupBy(changes, (change) =>
    [change.property, change.before, change.after, nameOf(change)].join('\0'),
  )
  return [...groups.values()].slice(0, maxChanges).flatMap((own) => {
    const [first] = own
    if (!first) return []
    const { property, before, after } = first
    const labels = own.slice(0, maxElements).flatMap(({ element }) => {
      const found = elements[element]
      return found ? formatElementLabel(found, elements) : []
    })
    return { property, before, after, name: nameOf(first), elements: labels, count: own.length }
  })
}

/** Limits of a size are seen in the size alone. */
const sizeLimit = /^(?:min|max)-(?:width|height)$/

const hasSameSize = (was: DocumentElement | undefined, is: DocumentElement | undefined) =>
  was?.box[2] === is?.box[2] && was?.box[3] === is?.box[3]

/** Returns whether a colour has the value `currentcolor`, which changes with the text. */
const followsColor = (property: string, at: number, old: Values, fresh: Values) =>
  property !== 'color' &&
  property.endsWith('color') &&
  old[at] === old[color] &&
  fresh[at] === fresh[color]

/** Returns whether the property belongs to a border or outline that is not drawn now: that it is not drawn any more is the change. */
function isWithoutLine(property: string, fresh: Values): boolean {
  const [, line] =
    /^(border-(?:top|right|bottom|left)|outline)-(?:color|offset|width)$/.exec(property) ?? []
  return line !== undefined && fresh[comparedStyleProperties.indexOf(`${line}-style`)] === 'none'
}
