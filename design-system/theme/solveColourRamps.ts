import { formatColourWithAlpha, nightPhotoColours } from '../tokens/palette.ts'
import {
  adjustLightness,
  type ContrastRequirement,
  meetsContrastRequirement,
} from './adjustLightness.ts'
import { hexToOklch, type Oklch, oklchToChannels, oklchToHex, channelsToHex } from './oklch.ts'
import { type DataColours, solveDataColours } from './data/dataColours.ts'
import { findDataColourFault } from './data/findDataColourFault.ts'
import { graphicContrastRatio, colourPairs, surfaceColourRoles } from './pairs.ts'
import {
  type ContrastLevel,
  createTintedGrey,
  surfaceLightnessAndChroma,
  overlayLightnessAndChroma,
  createColourRamps,
  type ColourMode,
  type ColourRampName,
  colourRampNames,
  type GreyTintOptions,
} from './ramps.ts'
import {
  type ColourRole,
  colourRoleNames,
  type ColourRoleSource,
  findColourRoleSource,
  type ColourRampStepName,
} from './roles.ts'
import {
  type BrandColour,
  solvePrimaryButtonFill,
  solveSuccessFillColours,
} from './solvePrimaryButtonFill.ts'

type Choice = readonly [ColourRampStepName, ColourRampStepName]
type ResolvedSource = Exclude<ColourRoleSource, Choice>

/** The ramps of one mode at one contrast level, and the source of every role. */
export interface SolvedColourRamps {
  readonly mode: ColourMode
  readonly contrast: ContrastLevel
  /** Twelve steps each, `#rrggbb`. */
  readonly ramps: Readonly<Record<ColourRampName, readonly string[]>>
  readonly sources: ReadonlyMap<ColourRole, ResolvedSource>
  /** Returns the colour of a role; empty for a role that takes the colour of the other mode. */
  readonly colour: (role: ColourRole) => string
  readonly data: DataColours
  /** In which way the data colours fall short. */
  readonly dataFault: string | undefined
}

const pairsByRole = new Map(
  colourRoleNames.map((role) => [
    role,
    colourPairs.filter(({ foreground, background }) => [foreground, background].includes(role)),
  ]),
)

// Backgrounds are solved first, then the colours on them.
const solvingOrder = [1, 2, 3, 4, 5, 6, 7, 9, 8, 10, 11, 12] as const

/** Solves the ramps of one mode: moves every step as far as the pairs that use it require, and no further. */
export function solveColourRamps(
  options: BrandColour & GreyTintOptions,
  mode: ColourMode,
  contrast: ContrastLevel,
): SolvedColourRamps {
  const brand = hexToOklch(options.brand)
  const preferred = createColourRamps(options.brand, options, mode)
  const fill = solvePrimaryButtonFill(options, brand, contrast)
  const success = solveSuccessFillColours(options, preferred.success, contrast)
  const steps = new Map<ColourRampStepName, string>()
  const sources = new Map<ColourRole, ResolvedSource>()
  const choices = new Map<ColourRampStepName, [ColourRole, Choice][]>()
  for (const role of colourRoleNames) {
    const source = findColourRoleSource(role, mode, contrast)
    sources.set(role, isChoice(source) ? source[0] : source)
    if (isChoice(source))
      choices.set(source[0], [...(choices.get(source[0]) ?? []), [role, source]])
  }

  const fixedColours = new Map<ColourRoleSource, string>()
  const fixedColour = (source: Exclude<ResolvedSource, ColourRampStepName>): string => {
    if ('ground' in source)
      return oklchToHex(
        createTintedGrey(surfaceLightnessAndChroma[mode][source.ground], options, brand),
      )
    if ('ink' in source)
      return formatColourWithAlpha(
        channels(createTintedGrey(overlayLightnessAndChroma.ink[mode], options, brand)),
        source.ink,
      )
    if ('shade' in source)
      return formatColourWithAlpha(
        channels(createTintedGrey(overlayLightnessAndChroma.shade[mode], options, brand)),
        source.shade,
      )
    if ('fill' in source) return fill[source.fill]
    if ('edge' in source) return edge()
    if ('data' in source) return data().categorical[source.data] ?? ''
    if ('success' in source) return success[source.success]
    return 'night' in source ? nightColour(source.night, source.opacity) : ''
  }
  /** Returns the colour of a role; empty while its step is unsolved. */
  const colour = (role: ColourRole): string => {
    const source = sources.get(role)
    if (source === undefined) return ''
    if (typeof source === 'string') return steps.get(source) ?? ''
    const cached = fixedColours.get(source) ?? fixedColour(source)
    fixedColours.set(source, cached)
    return cached
  }
  /** Collects the requirements for a colour of some roles, against the colours solved so far. */
  const requirementsFor = (roles: readonly ColourRole[]): readonly ContrastRequirement[] =>
    roles.flatMap((role) =>
      (pairsByRole.get(role) ?? []).flatMap((pair): readonly ContrastRequirement[] => {
        const isForeground = pair.foreground === role
        const other = isForeground ? pair.background : pair.foreground
        // The edge follows the steps, not they the edge.
        if (other === 'action.primaryEdge' || roles.includes(other)) return []
        const against = colour(other)
        if (!against.startsWith('#')) return []
        const ratio = pair.required[contrast]
        if (!pair.overlay || !isForeground) return [{ against, ratio }]
        return [{ against, ratio, overlay: colour(pair.overlay) }]
      }),
    )

  const edge = () => {
    const requirements = requirementsFor(['action.primaryEdge'])
    const isEdge = requirements.every((one) => meetsContrastRequirement(fill.rest, one))
    return isEdge ? fill.rest : adjustLightness(hexToOklch(fill.rest), requirements)
  }
  const dataOptions = () => ({
    mode,
    brand,
    surfaces: surfaceColourRoles.map(colour),
    ratio: graphicContrastRatio[contrast],
    others: [colour('chart.house')],
  })
  let solvedData: DataColours | undefined
  const data = () => (solvedData ??= solveDataColours(dataOptions()))

  for (const step of solvingOrder)
    for (const name of colourRampNames) {
      const id: ColourRampStepName = `${name}.${step}`
      const color = preferred[name][step - 1]
      if (!color) continue
      for (const [role, [, second]] of choices.get(id) ?? [])
        if (
          !requirementsFor([role]).every((one) => meetsContrastRequirement(oklchToHex(color), one))
        )
          sources.set(role, second)
      const isBrand = step === 9 && oklchToHex(color) === oklchToHex(brand)
      const requirements = requirementsFor(
        colourRoleNames.filter((role) => sources.get(role) === id),
      )
      steps.set(id, isBrand ? options.brand.toLowerCase() : adjustLightness(color, requirements))
    }
  const ramp = (name: ColourRampName) =>
    solvingOrder.toSorted((a, b) => a - b).map((step) => steps.get(`${name}.${step}`) ?? '')
  const ramps = Object.fromEntries(colourRampNames.map((name) => [name, ramp(name)])) as Record<
    ColourRampName,
    string[]
  >
  const dataFault = findDataColourFault(data(), dataOptions())
  return { mode, contrast, ramps, sources, colour, data: data(), dataFault }
}

/** Formats an opaque colour as `#rrggbb`, so that it can be the background of a pair. */
function nightColour(name: keyof typeof nightPhotoColours, opacity: number): string {
  const [r, g, b] = nightPhotoColours[name].split(' ').map(Number)
  return opacity === 1
    ? channelsToHex([r ?? 0, g ?? 0, b ?? 0])
    : formatColourWithAlpha(nightPhotoColours[name], opacity)
}

const isChoice = (source: ColourRoleSource): source is Choice => Array.isArray(source)
const channels = (color: Oklch) => oklchToChannels(color).join(' ')
