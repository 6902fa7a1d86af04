import { type ComputedStyles, decodeComputedStyles } from './computedStyles.ts'
import { authoredStyleProperties, comparedStyleProperties } from './properties.ts'

/** The same change of a property on one or more elements. */
export interface ComputedStyleChange {
  readonly property: string
  readonly before: string
  readonly after: string
  /** First elements, each with its text and its nearest ancestors: `a "Contact us" in nav in header`. */
  readonly elements: readonly string[]
  /** Number of all elements. */
  readonly count: number
}

const maxElements = 3
const maxChanges = 40
const ancestors = 2

type Values = readonly string[]

/**
 * Lists the changed properties of elements that are in both documents, in document order. Inherited changes count at the topmost element only, and
 * sizes that follow from other properties only if nothing else has changed.
 */
export function listStyleChanges(
  before: ComputedStyles,
  now: ComputedStyles,
): readonly ComputedStyleChange[] {
  const was = new Map(before.elements.map(({ path, row }) => [path, before.rows[row] ?? []]))
  const is = new Map(now.elements.map(({ path, row }) => [path, now.rows[row] ?? []]))
  const found = new Map<string, { change: Omit<ComputedStyleChange, 'count'>; labels: string[] }>()
  for (const element of now.elements) {
    const [old, fresh] = [was.get(element.path), is.get(element.path)]
    if (!old || !fresh || old === fresh) continue
    const parent = element.path.slice(0, Math.max(0, element.path.lastIndexOf('/')))
    const [oldParent, freshParent] = [was.get(parent), is.get(parent)]
    for (const [at, property] of comparedStyleProperties.entries()) {
      const [from = '', to = ''] = [old[at], fresh[at]]
      if (from === to || followsColor(property, at, old, fresh)) continue
      const isInherited = oldParent?.[at] === from && freshParent?.[at] === to
      if (isInherited || isWithoutLine(property, old, fresh)) continue
      const key = `${property}\0${from}\0${to}`
      const entry = found.get(key) ?? {
        change: { property, before: from, after: to, elements: [] },
        labels: [],
      }
      entry.labels.push(labelOf(element))
      found.set(key, entry)
    }
  }
  const all = [...found.values()].map(({ change, labels }) => ({
    ...change,
    elements: labels.slice(0, maxElements),
    count: labels.length,
  }))
  const byAuthor = all.filter(({ property }) => isAuthored.has(property))
  return (byAuthor.length > 0 ? byAuthor : all).slice(0, maxChanges)
}

/** Lists the changed properties between encoded styles; empty if either is unknown. */
export const compareStoredStyles = (
  before: Buffer | undefined,
  now: Buffer | undefined,
): readonly ComputedStyleChange[] =>
  before && now ? listStyleChanges(decodeComputedStyles(before), decodeComputedStyles(now)) : []

const isAuthored: ReadonlySet<string> = new Set(authoredStyleProperties)
const color = comparedStyleProperties.indexOf('color')

/** Returns whether a colour has the value `currentcolor`, which changes with the text. */
const followsColor = (property: string, at: number, old: Values, fresh: Values) =>
  property !== 'color' &&
  property.endsWith('color') &&
  old[at] === old[color] &&
  fresh[at] === fresh[color]

/** Returns whether the property belongs to a border or outline that is not drawn, before or now. */
function isWithoutLine(property: string, old: Values, fresh: Values): boolean {
  const [, line] =
    /^(border-(?:top|right|bottom|left)|outline)-(?:color|offset)$/.exec(property) ?? []
  if (line === undefined) return false
  const style = comparedStyleProperties.indexOf(`${line}-style`)
  return old[style] === 'none' && fresh[style] === 'none'
}

const labelOf = ({ path, text }: { readonly path: string; readonly text?: string }) => {
  const names = path.split('/').map((part) => part.replace(/:\d+$/, ''))
  const own = text === undefined ? names.at(-1) : `${names.at(-1)} “${text}”`
  return [own, ...names.slice(0, -1).slice(-ancestors).toReversed()].join(' in ')
}
