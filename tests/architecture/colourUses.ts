import { vars } from '#design-system/theme/contract.css.ts'
import { colourRoleNames, type ColourRole } from '#design-system/theme/roles.ts'
import type { DeclaredStyle, StyleRules, StyleRuleValue } from './styleRules.ts'

/** A colour role in a style rule, and the role behind it: undefined where the rule has no background of its own. */
export interface ColourUse {
  readonly role: ColourRole
  readonly ground: ColourRole | undefined
  readonly overlay: 'action.hover' | 'action.pressed' | undefined
  readonly place: string
}

/** Background of an element or a text. */
type Behind = Pick<ColourUse, 'ground' | 'overlay'>

/** Inherited state of a nested rule of the same element. */
interface Context {
  /** Behind the element. */
  readonly around: Behind
  /** Behind its text. */
  readonly behind: Behind
  /** Roles of the lines and areas declared so far. */
  readonly declared: Readonly<Record<string, readonly ColourRole[]>>
}

const surfaces: Behind = { ground: undefined, overlay: undefined }

const rolesByProperty = new Map(
  colourRoleNames.map((role) => {
    let branch: unknown = vars
    for (const name of role.split('.')) branch = (branch as Record<string, unknown>)[name]
    return [String(branch), role]
  }),
)

const rolesIn = (value: StyleRuleValue): readonly ColourRole[] =>
  [...JSON.stringify(value).matchAll(/var\(--[\w-]+\)/g)].flatMap(
    ([reference]) => rolesByProperty.get(reference) ?? [],
  )

const isOverlay = (role: ColourRole): role is NonNullable<ColourUse['overlay']> =>
  role === 'action.hover' || role === 'action.pressed'

/** Background roles: their foregrounds are checked, not they against their own background. */
const isGround = (role: ColourRole): boolean =>
  /^surface\.|^status\.\w+\.fill$|^(selection\.fill|control\.track|action\.(hover|pressed))$/.test(
    role,
  )

/** Declarations of one line or area: a later one replaces the colour of an earlier one. */
const nameLayer = (property: string): string | undefined => {
  if (/^(color|fill|stroke|stopColor|textDecorationColor|accentColor|caretColor)$/.test(property))
    return property
  const [, side] = /^(border|outline)/.exec(property) ?? []
  return side
}

/** Lists the colour roles of style rules with their grounds; disabled controls need no contrast and are left out. */
export const listColourUses = (styles: readonly DeclaredStyle[]): readonly ColourUse[] =>
  styles.flatMap(({ place, rule }) =>
    usesOf(rule, place, { around: surfaces, behind: surfaces, declared: {} }),
  )

function usesOf(rule: StyleRules, place: string, outer: Context): readonly ColourUse[] {
  const declared: Record<string, readonly ColourRole[]> = { ...outer.declared }
  let { behind } = outer
  const marks: ColourRole[] = []
  for (const [property, value] of Object.entries(rule)) {
    const layer = nameLayer(property)
    if (property === 'backgroundImage')
      for (const role of rolesIn(value)) if (isOverlay(role)) behind = { ...behind, overlay: role }
    if (layer) declared[layer] = rolesIn(value).filter((role) => !isShape(layer, role))
    if (property !== 'backgroundColor') continue
    if (value === 'transparent') behind = outer.around
    for (const role of rolesIn(value))
      if (isOverlay(role)) behind = { ground: outer.around.ground, overlay: role }
      else {
        if (!isGround(role)) marks.push(role)
        behind = { ground: role, overlay: undefined }
      }
  }
  const own: Context = { around: outer.around, behind, declared }
  return [
    // A border or outline must contrast with the background around the element.
    ...Object.entries(declared).flatMap(([layer, roles]) =>
      roles.map((role) => ({ role, place, ...(isEdge(layer) ? own.around : behind) })),
    ),
    ...marks.map((role) => ({ role, place, ...own.around })),
    ...Object.entries(rule).flatMap(([key, nested]) => {
      if (typeof nested !== 'object' || Array.isArray(nested)) return []
      const rules = nested as StyleRules
      if (key.startsWith(':')) return usesOfNested(key, rules, place, own)
      if (key !== 'selectors' && !key.startsWith('@')) return []
      return Object.entries(rules).flatMap(([selector, inner]) =>
        usesOfNested(selector, inner as StyleRules, place, own),
      )
    }),
  ]
}

/** A shape in the colour of a surface, with an outline, or the halo of a text: a ground itself. */
const isShape = (layer: string, role: ColourRole) =>
  (layer === 'fill' || layer === 'stroke') && role.startsWith('surface.')

const isEdge = (layer: string) => layer === 'border' || layer === 'outline'

function usesOfNested(
  selector: string,
  rule: StyleRules,
  place: string,
  own: Context,
): readonly ColourUse[] {
  const positive = selector.replaceAll(/:not\([^)]*\)/g, '')
  if (/disabled|::backdrop|forced-colors/.test(positive)) return []
  const at = `${place} { ${selector} }`
  if (!/::(?!placeholder)/.test(positive)) return usesOf(rule, at, own)
  // A pseudo-element lies on its element and inherits the colour of the text.
  const { behind, declared } = own
  const color = declared['color'] ?? []
  return usesOf(rule, at, { around: behind, behind, declared: { color } })
}
