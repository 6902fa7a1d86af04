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
        isUsedAuto(property, from, to, () =>
          isInPlace(before.elements, other, now.elements, element),
        )
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

/** Returns whether a margin is `auto` in one of the documents and has not moved the element: earlier documents tell what was used for it. */
const isUsedAuto = (property: string, from: string, to: string, isSamePlace: () => boolean) =>
  property.startsWith('margin-') && (from === 'auto' || to === 'auto') && isSamePlace()

/** Returns whether an element has the size and the place in its parent that it had. */
function isInPlace(
  before: readonly DocumentElement[],
  was: number,
  now: readonly DocumentElement[],
  is: number,
): boolean {
  const placeOf = (elements: readonly DocumentElement[], at: number) => {
    const { box, parent = -1 } = elements[at] ?? {}
    const [left = 0, top = 0, width = 0, height = 0] = box ?? []
    const [outerLeft = 0, outerTop = 0] = elements[parent]?.box ?? []
    return [left - outerLeft, top - outerTop, width, height].join(' ')
  }
  return placeOf(before, was) === placeOf(now, is)
}
