/** Available sizes: modules per tower and towers in parallel. */
export const homeSystemSizes = { modules: [2, 3, 4, 5, 6], stacks: [1, 2, 3, 4, 5] } as const

/** Places that a home system is drawn in. */
export const installationPlaces = ['wall', 'garage', 'utility-room'] as const
export type InstallationPlace = (typeof installationPlaces)[number]

/** Parses a place from a query parameter; returns the first one if it is unknown. */
export const parseHomeSystemPlace = (value: string | null | undefined): InstallationPlace =>
  installationPlaces.find((place) => place === value) ?? installationPlaces[0]

/** Home system in a place: the content of its drawing. */
export interface PlacedHomeSystem {
  readonly sizing: HomeSystemSizing
  readonly place: InstallationPlace
}

/** Returns the unprefixed address of the drawing of a home system. */
export const getHomeSystemDrawingPath = ({
  sizing: { modules, stacks },
  place,
}: PlacedHomeSystem): string =>
  `/products/configurator?modules=${modules}&stacks=${stacks}&place=${place}`

/** Size of a home system with its technical data. */
export interface HomeSystemSizing {
  readonly modules: number
  readonly stacks: number
  /** Published energy of one module, kWh. */
  readonly module: number
  /** Total energy, kWh. */
  readonly energy: number
  /** True if `energy` is the published total instead of stacks × modules × module energy. */
  readonly published: boolean
  /** Power of the largest compatible model, kW. */
  readonly power: number
  /** Height of a tower, mm. */
  readonly height: number
  /** Width of all towers with the free space between them, mm. */
  readonly width: number
  /** Mass of all towers, kg. */
  readonly mass: number
}

const module = 4.99
/** Free space between towers, mm. */
const freeSpace = 300

/** Parses a number from a query parameter; returns the default if it is not offered. */
export const parseHomeSystemSizeParameter = (
  value: string | null,
  offered: readonly number[],
  defaultSize: number,
): number => offered.find((size) => String(size) === value) ?? defaultSize

/**
 * Calculates energy, power, height and mass of a home system. The published total of five towers with six modules,
 * 149.76 kWh, is based on unrounded modules and is the only exception to stacks × modules × 4.99.
 */
export function calculateHomeSystemSizing(modules: number, stacks: number): HomeSystemSizing {
  const published = modules === 6 && stacks === 5
  return {
    modules,
    stacks,
    module,
    published,
    energy: published ? 149.76 : Math.round(stacks * modules * module * 100) / 100,
    // Two modules support models up to 8 kW, three or more support the largest.
    power: stacks * (modules === 2 ? 8 : 13),
    height: 410 + 291 * modules,
    width: 660 * stacks + freeSpace * (stacks - 1),
    mass: stacks * (33 + 47 * modules),
  }
}

/** Serializes a size as query parameter: `4x2` for two towers with four modules each. */
export const formatHomeSystemConfiguration = ({
  modules,
  stacks,
}: Pick<HomeSystemSizing, 'modules' | 'stacks'>) => `${modules}x${stacks}`

const all = homeSystemSizes.modules.flatMap((modules) =>
  homeSystemSizes.stacks.map((stacks) => ({ modules, stacks })),
)

/** All sizes as query parameters. */
export const homeSystemConfigurations: readonly string[] = all.map(formatHomeSystemConfiguration)

/** Parses a size from a query parameter; undefined if it is not offered. */
export function parseHomeSystemConfiguration(
  value: string | null | undefined,
): HomeSystemSizing | undefined {
  const found = all.find((size) => formatHomeSystemConfiguration(size) === value)
  return found && calculateHomeSystemSizing(found.modules, found.stacks)
}
