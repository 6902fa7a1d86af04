import type { Theme } from './contract.css.ts'
import type { grounds, Mode, RampName } from './ramps.ts'

type Paths<T, Before extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Before}${K}` : Paths<T[K], `${Before}${K}.`>
}[keyof T & string]

/** A role that is a colour, as a path into the contract, e.g. `text.high`. */
export type ColourRole = Exclude<Paths<Theme>, `radius.${string}`>

/** A step of a ramp, e.g. `brand.11`. */
export type Step = `${RampName}.${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12}`

/** Where a role's colour comes from. */
export type Source =
  /** A step; it moves until every pair of the role holds. */
  | Step
  /** The first of two steps that holds as it is, else the second. */
  | readonly [Step, Step]
  | { readonly ground: keyof typeof grounds.light }
  /** The same role on the other ground. */
  | { readonly other: ColourRole }
  | { readonly ink: number }
  | { readonly shade: number }
  /** A filled button in the brand colour. */
  | { readonly fill: 'rest' | 'hover' | 'pressed' | 'text' }
  /** Over photographs: the blue hour, the same on both grounds. */
  | { readonly night: 'sky' | 'deep' | 'glass' | 'white'; readonly opacity: number }

/** A role's source on both grounds, and where the visitor asks for more contrast, if that is another. */
interface Assignment extends Readonly<Record<Mode, Source>> {
  readonly more?: Source | Readonly<Record<Mode, Source>>
}

const both = (source: Source, more?: Source): Assignment => ({
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

/** Which colour plays which role. */
export const roles: Readonly<Record<ColourRole, Assignment>> = {
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
  ...tone('info', 'info'),
  ...tone('warning', 'warning'),
  ...tone('error', 'danger'),
  'chart.sun': { light: 'warning.9', dark: 'warning.10' },
  'chart.sunLine': { light: 'warning.8', dark: 'warning.10' },
  'chart.house': both('neutral.12'),
  'chart.stored': both({ fill: 'rest' }),
  'chart.grid': both('neutral.8'),
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

/** The source of a role on a ground. */
export function sourceOf(role: ColourRole, mode: Mode, contrast: 'standard' | 'more'): Source {
  const { more, ...usual } = roles[role]
  if (contrast === 'standard' || more === undefined) return usual[mode]
  return typeof more === 'object' && 'light' in more ? more[mode] : more
}
