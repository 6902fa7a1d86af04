import type { Theme } from './contract.css.ts'
import type {
  ContrastLevel,
  surfaceLightnessAndChroma,
  ColourMode,
  ColourRampName,
} from './ramps.ts'

type Paths<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Paths<T[K], `${Prefix}${K}.`>
}[keyof T & string]

/** A colour role as a path into the contract, e.g. `text.high`. */
export type ColourRole = Exclude<Paths<Theme>, `radius.${string}`>

/** A step of a ramp, e.g. `brand.11`. */
export type ColourRampStepName =
  `${ColourRampName}.${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12}`

/** Source of a role's colour. */
export type ColourRoleSource =
  /** A ramp step; it is adjusted until every pair of the role reaches its ratio. */
  | ColourRampStepName
  /** Two steps: the first if it meets all requirements unadjusted, else the second. */
  | readonly [ColourRampStepName, ColourRampStepName]
  | { readonly ground: keyof typeof surfaceLightnessAndChroma.light }
  /** The given role in the other mode. */
  | { readonly other: ColourRole }
  | { readonly ink: number }
  | { readonly shade: number }
  /** A filled button in the brand colour. */
  | { readonly fill: 'rest' | 'hover' | 'pressed' | 'text' }
  /** The border of a filled button: its fill, adjusted until every pair of the role reaches its ratio. */
  | { readonly edge: 'rest' }
  /** A categorical data colour, by its index. */
  | { readonly data: 0 | 1 }
  /** A fill in the success colour, the same in both modes, and its text. */
  | { readonly success: 'rest' | 'text' }
  /** On photographs: a dark blue, the same in both modes. */
  | { readonly night: 'sky' | 'deep' | 'glass' | 'white'; readonly opacity: number }

/** Sources of a role in both modes, and at more contrast if they differ there. */
interface Assignment extends Readonly<Record<ColourMode, ColourRoleSource>> {
  readonly more?: ColourRoleSource | Readonly<Record<ColourMode, ColourRoleSource>>
}

const both = (source: ColourRoleSource, more?: ColourRoleSource): Assignment => ({
  light: source,
  dark: source,
  ...(more && { more }),
})

const status = (ramp: 'success' | 'info' | 'warning' | 'danger') =>
  ({
    text: both(`${ramp}.11`),
    fill: both(`${ramp}.3`),
    border: both(`${ramp}.7`, `${ramp}.10`),
    solid: { light: `${ramp}.10`, dark: [`${ramp}.9`, `${ramp}.10`] },
    onSolid: both({ ground: 'page' }),
  }) as const satisfies Record<string, Assignment>

const night = (opacity: number, colour: 'deep' | 'white' | 'glass', more?: number) =>
  both(
    { night: colour, opacity },
    more === undefined ? undefined : { night: colour, opacity: more },
  )

const tone = <Name extends string>(name: Name, ramp: Parameters<typeof status>[0]) =>
  Object.fromEntries(
    Object.entries(status(ramp)).map(([part, value]) => [`status.${name}.${part}`, value]),
  ) as Readonly<Record<`status.${Name}.${keyof ReturnType<typeof status>}`, Assignment>>

/** Source of every role. */
const roles: Readonly<Record<ColourRole, Assignment>> = {
  'surface.page': both({ ground: 'page' }),
  'surface.subtle': both({ ground: 'subtle' }),
  'surface.tile': both({ ground: 'tile' }),
  'surface.raised': both({ ground: 'raised' }),
  'surface.lift': both({ ground: 'lift' }),
  'surface.inverse': { light: { other: 'surface.page' }, dark: { other: 'surface.subtle' } },
  'surface.backdrop': { light: { shade: 0.4 }, dark: { shade: 0.6 } },
  'surface.skeleton': { light: 'neutral.4', dark: 'neutral.5' },
  'text.high': both('neutral.12'),
  'text.body': both('neutral.11', 'neutral.12'),
  'text.muted': both('neutral.10', 'neutral.11'),
  'text.link': both('brand.11'),
  'text.onInverse': both({ other: 'text.high' }),
  'text.disabled': both('neutral.8'),
  'action.primary': both({ fill: 'rest' }),
  'action.primaryEdge': both({ edge: 'rest' }),
  'action.primaryHover': both({ fill: 'hover' }),
  'action.primaryPressed': both({ fill: 'pressed' }),
  'action.onPrimary': both({ fill: 'text' }),
  'action.hover': { light: { ink: 0.06 }, dark: { ink: 0.08 } },
  'action.pressed': { light: { ink: 0.12 }, dark: { ink: 0.16 } },
  'control.checked': { light: 'brand.10', dark: ['brand.9', 'brand.10'] },
  'control.onChecked': both({ ground: 'page' }),
  'control.track': { light: 'neutral.5', dark: 'neutral.6' },
  'selection.fill': both('brand.4'),
  'selection.text': both('brand.12'),
  'border.hairline': both({ ink: 0.12 }, 'neutral.8'),
  'border.strong': { light: { ink: 0.24 }, dark: { ink: 0.26 }, more: 'neutral.10' },
  'border.control': both('neutral.9', 'neutral.10'),
  'border.disabled': both('neutral.6', 'neutral.8'),
  'focus.ring': both('brand.10', 'brand.11'),
  'accent.fill': both({ fill: 'rest' }),
  'accent.graphic': { light: 'brand.8', dark: ['brand.9', 'brand.10'] },
  'accent.text': both('brand.10', 'brand.11'),
  ...tone('success', 'success'),
  'status.success.border': both({ success: 'rest' }, 'success.10'),
  'status.success.solid': both({ success: 'rest' }),
  'status.success.onSolid': both({ success: 'text' }),
  ...tone('info', 'info'),
  ...tone('warning', 'warning'),
  ...tone('error', 'danger'),
  'chart.sun': { light: 'warning.9', dark: 'warning.10' },
  'chart.sunLine': both({ data: 1 }),
  'chart.house': both('neutral.12'),
  'chart.stored': both({ data: 0 }),
  'chart.grid': both('neutral.9', 'neutral.10'),
  'picture.ground': both({ night: 'sky', opacity: 1 }),
  'picture.text': night(1, 'white'),
  'picture.textQuiet': night(0.9, 'white', 1),
  'picture.border': night(0.5, 'white', 0.9),
  'picture.glass': night(0.42, 'glass', 0.8),
  'picture.halo': night(0.7, 'deep'),
  'picture.scrimStrong': night(0.82, 'deep', 0.9),
  'picture.scrim': night(0.5, 'deep', 0.7),
  'picture.scrimSoft': night(0.2, 'deep', 0.4),
  'shadow.near': { light: { shade: 0.06 }, dark: { shade: 0.4 } },
  'shadow.far': { light: { shade: 0.16 }, dark: { shade: 0.7 } },
}

export const colourRoleNames = Object.keys(roles) as ColourRole[]

/** Returns the source of a role in a mode. */
export function findColourRoleSource(
  role: ColourRole,
  mode: ColourMode,
  contrast: ContrastLevel,
): ColourRoleSource {
  const { more, ...byMode } = roles[role]
  if (contrast === 'standard' || more === undefined) return byMode[mode]
  return typeof more === 'object' && 'light' in more ? more[mode] : more
}
