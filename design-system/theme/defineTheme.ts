import { alpha, night } from '../tokens/palette.ts'
import { contrast as measure } from './contrast.ts'
import type { Theme } from './contract.css.ts'
import { fromHex, type Oklch, toChannels, toHex, written } from './oklch.ts'
import { type Pair, pairs } from './pairs.ts'
import {
  grey,
  grounds,
  inks,
  makeRamps,
  type Mode,
  type RampName,
  rampNames,
  type Tints,
} from './ramps.ts'
import { type ColourRole, roles, type Source, sourceOf, type Step } from './roles.ts'

export type Contrast = 'standard' | 'more'

/** A typeface of a theme. */
export interface Face {
  readonly name: string
  /** File in a package or beside the theme, as `url()` takes it. */
  readonly file: string
  /** Weights it stands for, e.g. `400 700`: what its file lacks is shown in the nearest, never smeared. */
  readonly weights: string
  /** Widths it holds, e.g. `75% 100%`; none if it has one. */
  readonly widths?: string
  /** Arial made as large as this face, so that nothing moves when the face arrives. */
  readonly fallback: {
    readonly sizeAdjust: string
    readonly ascentOverride: string
    readonly descentOverride: string
  }
}

/** What makes a theme. */
export interface ThemeOptions extends Tints {
  /** Its folder in `themes/`, and what a site names it by. */
  readonly name: string
  /** The brand colour, `#rrggbb`: every fill of the primary action is exactly this. */
  readonly brand: string
  /** Text on the brand colour; what is read better if left out. */
  readonly onBrand?: 'dark' | 'light'
  /** Corners, from inputs to panels; `pill` for buttons and chips. */
  readonly radius: Theme['radius']
  readonly type: {
    readonly display: Face
    readonly text: Face
    /** Weight of headings in Latin script. */
    readonly headingWeight: string
  }
}

/** The colours of a theme on one ground at one contrast. */
export interface Scheme {
  readonly mode: Mode
  readonly contrast: Contrast
  /** Twelve steps each, `#rrggbb`. */
  readonly ramps: Readonly<Record<RampName, readonly string[]>>
  readonly colours: Readonly<Record<ColourRole, string>>
  /** The step that plays a role, where one does. */
  readonly steps: Readonly<Partial<Record<ColourRole, Step>>>
}

export interface DefinedTheme extends ThemeOptions {
  readonly schemes: Readonly<Record<Mode, Readonly<Record<Contrast, Scheme>>>>
}

/** A pair and the ratio it reaches. */
export interface Measured extends Pair {
  readonly ratio: number
  readonly wanted: number
}

/** Says which pair of which theme cannot reach its ratio. */
export class ContrastError extends Error {
  override readonly name = 'ContrastError'
  readonly pair: Measured
  constructor(theme: string, { mode, contrast }: Scheme, pair: Measured) {
    const state = pair.wash ? ` under ${pair.wash}` : ''
    const where = contrast === 'more' ? `${mode}, more contrast` : mode
    super(
      `Theme "${theme}" (${where}): ${pair.front} on ${pair.ground}${state} reaches ` +
        `${pair.ratio.toFixed(2)}:1, ${pair.wanted}:1 is needed. Choose another brand colour, or leave out onBrand.`,
    )
    this.pair = pair
  }
}

export const modes = ['light', 'dark'] as const
export const contrasts = ['standard', 'more'] as const

/** Makes all colours of a theme from its brand colour; throws a `ContrastError` if a pair cannot hold. */
export function defineTheme(options: ThemeOptions): DefinedTheme {
  const at = (contrast: Contrast) => {
    const [light, dark] = modes.map((mode) => solveRamps(options, mode, contrast))
    if (!light || !dark) throw new Error('A theme is made for light and for dark ground.')
    return { light: makeScheme(light, dark), dark: makeScheme(dark, light) }
  }
  const [standard, more] = [at('standard'), at('more')]
  const schemes = {
    light: { standard: standard.light, more: more.light },
    dark: { standard: standard.dark, more: more.dark },
  }
  for (const mode of modes)
    for (const contrast of contrasts) {
      const scheme = schemes[mode][contrast]
      const broken = measureAll(scheme).find(({ ratio, wanted }) => ratio < wanted)
      if (broken) throw new ContrastError(options.name, scheme, broken)
    }
  return { ...options, schemes }
}

/** Every pair of a scheme with its ratio. */
export const measureAll = ({ colours, contrast }: Scheme): readonly Measured[] =>
  pairs.map((pair) => ({
    ...pair,
    ratio: measure(colours[pair.front], colours[pair.ground], pair.wash && colours[pair.wash]),
    wanted: pair.owed[contrast],
  }))

const roleNames = Object.keys(roles) as ColourRole[]

/** The roles of one ground; some take the colour they have on the other. */
function makeScheme(own: Solved, other: Solved): Scheme {
  const colourOf = (role: ColourRole): string => {
    const source = own.sources.get(role)
    if (typeof source === 'object' && 'other' in source) return other.colour(source.other)
    return own.colour(role)
  }
  const { mode, contrast, ramps, sources } = own
  return {
    mode,
    contrast,
    ramps,
    colours: Object.fromEntries(roleNames.map((role) => [role, colourOf(role)])) as Record<
      ColourRole,
      string
    >,
    steps: Object.fromEntries([...sources].filter(([, source]) => typeof source === 'string')),
  }
}

/** The ramps of one ground, and what plays which role. */
interface Solved extends Pick<Scheme, 'mode' | 'contrast' | 'ramps'> {
  readonly sources: ReadonlyMap<ColourRole, Exclude<Source, Choice>>
  readonly colour: (role: ColourRole) => string
}

type Choice = readonly [Step, Step]

// Grounds come first, then what stands on them.
const order = [1, 2, 3, 4, 5, 6, 7, 9, 8, 10, 11, 12] as const

/** The ramps with every step moved as far as the pairs it plays in ask for, and no further. */
function solveRamps(options: ThemeOptions, mode: Mode, contrast: Contrast): Solved {
  const brand = fromHex(options.brand)
  const preferred = makeRamps(options.brand, options, mode)
  const fill = solveFill(options, brand, contrast)
  const steps = new Map<Step, string>()
  const sources = new Map<ColourRole, Exclude<Source, Choice>>()
  const choices = new Map<Step, [ColourRole, Choice][]>()
  for (const role of roleNames) {
    const source = sourceOf(role, mode, contrast)
    sources.set(role, isChoice(source) ? source[0] : source)
    if (isChoice(source))
      choices.set(source[0], [...(choices.get(source[0]) ?? []), [role, source]])
  }

  const made = new Map<Source, string>()
  const make = (source: Exclude<Source, Step | Choice>): string => {
    if ('ground' in source) return toHex(grey(grounds[mode][source.ground], options, brand))
    if ('ink' in source) return alpha(channels(grey(inks.ink[mode], options, brand)), source.ink)
    if ('shade' in source)
      return alpha(channels(grey(inks.shade[mode], options, brand)), source.shade)
    if ('fill' in source) return fill[source.fill]
    return 'night' in source ? nightly(source.night, source.opacity) : ''
  }
  /** Empty as long as it is not known. */
  const colour = (role: ColourRole): string => {
    const source = sources.get(role)
    if (source === undefined) return ''
    if (typeof source === 'string') return steps.get(source) ?? ''
    const known = made.get(source) ?? make(source)
    made.set(source, known)
    return known
  }
  /** What a colour playing these roles would owe, and to what, as far as that is known. */
  const debts = (is: (role: ColourRole) => boolean): readonly Debt[] =>
    pairs.flatMap(({ front, ground, wash, owed }): readonly Debt[] => {
      if (is(front) === is(ground)) return []
      const to = colour(is(front) ? ground : front)
      if (!to.startsWith('#')) return []
      return [{ to, ratio: owed[contrast], ...(wash && is(front) && { wash: colour(wash) }) }]
    })

  for (const step of order)
    for (const name of rampNames) {
      const id: Step = `${name}.${step}`
      const wanted = preferred[name][step - 1]
      if (!wanted) continue
      for (const [role, [, second]] of choices.get(id) ?? [])
        if (!debts((one) => one === role).every((debt) => pays(toHex(wanted), debt)))
          sources.set(role, second)
      const isBrand = step === 9 && toHex(wanted) === toHex(brand)
      const owing = debts((role) => sources.get(role) === id)
      steps.set(id, isBrand ? options.brand.toLowerCase() : solve(wanted, owing))
    }
  const ramp = (name: RampName) =>
    order.toSorted((a, b) => a - b).map((step) => steps.get(`${name}.${step}`) ?? '')
  const ramps = Object.fromEntries(rampNames.map((name) => [name, ramp(name)])) as Record<
    RampName,
    string[]
  >
  return { mode, contrast, ramps, sources, colour }
}

/** Opaque colours are written so that they can be a ground. */
function nightly(name: keyof typeof night, opacity: number): string {
  const [r, g, b] = night[name].split(' ').map(Number)
  return opacity === 1 ? written([r ?? 0, g ?? 0, b ?? 0]) : alpha(night[name], opacity)
}

const isChoice = (source: Source): source is Choice => Array.isArray(source)
const channels = (color: Oklch) => toChannels(color).join(' ')

interface Debt {
  readonly to: string
  readonly ratio: number
  readonly wash?: string
}

const pays = (color: string, { to, ratio, wash }: Debt) => measure(color, to, wash) >= ratio

/** The colour of the same hue and nearest lightness that pays every debt; the best there is if none does. */
function solve(color: Oklch, debts: readonly Debt[], towards: readonly number[] = [0, 1]): string {
  const paid = (l: number) => debts.every((debt) => pays(toHex({ ...color, l }), debt))
  if (paid(color.l)) return toHex(color)
  const ends = towards.filter(paid)
  if (ends.length === 0) return toHex(color)
  const nearest = ends.map((end) => {
    let [short, far] = [color.l, end]
    for (let i = 0; i < 16; i++) {
      const middle = (short + far) / 2
      if (paid(middle)) far = middle
      else short = middle
    }
    return far
  })
  const [l = color.l] = nearest.toSorted((a, b) => Math.abs(a - color.l) - Math.abs(b - color.l))
  return toHex({ ...color, l })
}

type Fill = Readonly<Record<'rest' | 'hover' | 'pressed' | 'text', string>>

/** A filled button: the brand colour itself, its text, and how it looks hovered and held down. */
function solveFill({ onBrand, brand: hex }: ThemeOptions, brand: Oklch, contrast: Contrast): Fill {
  const ratio = contrast === 'more' ? 7 : 4.5
  const ink = { l: 0.1789, c: Math.min(0.0227, brand.c), h: brand.h }
  const dark = solve(ink, [{ to: hex, ratio }], [0])
  const light = toHex({ l: 1, c: 0, h: 0 })
  const better = measure(dark, hex) >= measure(light, hex) ? 'dark' : 'light'
  const isDark = (onBrand ?? (measure(light, hex) >= ratio ? 'light' : better)) === 'dark'
  // Black and white both fall short of 7:1 on a middling brand: there the fill gives way.
  const extreme = isDark ? toHex({ l: 0, c: 0, h: 0 }) : light
  const gives = contrast === 'more' && measure(isDark ? dark : light, hex) < ratio
  const text = gives ? extreme : isDark ? dark : light
  const rest = gives ? solve(brand, [{ to: text, ratio }]) : hex.toLowerCase()
  const base = fromHex(rest)
  const shift = (by: number, chroma: number) => ({
    ...base,
    l: base.l + (isDark ? by : -by),
    c: base.c * chroma,
  })
  const holds = [{ to: text, ratio }]
  return {
    rest,
    text,
    hover: solve(shift(0.0508, 0.926), holds),
    pressed: solve(shift(-0.0457, 0.971), holds),
  }
}
