/** What a visitor may choose: modules of a tower and towers in parallel, within the published limits. */
export const sizes = { modules: [2, 3, 4, 5, 6], stacks: [1, 2, 3, 4, 5] } as const

export interface Sizing {
  readonly modules: number
  readonly stacks: number
  /** kWh of one module, as published. */
  readonly module: number
  /** kWh in all, as published. */
  readonly energy: number
  /** Whether `energy` is the published total rather than the product of the shown numbers. */
  readonly published: boolean
  /** kW that the battery carries at full power, by the largest model that fits. */
  readonly power: number
  /** mm of a tower. */
  readonly height: number
  /** kg of all towers. */
  readonly mass: number
}

const module = 4.99

/** Reads a choice from an address; what is not offered is the given one. */
export const choiceOf = (asked: string | null, offered: readonly number[], usual: number): number =>
  offered.find((size) => String(size) === asked) ?? usual

/**
 * Energy, power, height and mass of a home system. The published total of five towers with six modules, 149.76 kWh,
 * counts unrounded modules and is the one exception to stacks × modules × 4.99.
 */
export function sizingOf(modules: number, stacks: number): Sizing {
  const published = modules === 6 && stacks === 5
  return {
    modules,
    stacks,
    module,
    published,
    energy: published ? 149.76 : Math.round(stacks * modules * module * 100) / 100,
    // Two modules carry models up to 8 kW, three carry the largest.
    power: stacks * (modules === 2 ? 8 : 13),
    height: 410 + 291 * modules,
    mass: stacks * (33 + 47 * modules),
  }
}

/** A size as one word of an address: `4x2` is four modules in each of two towers. */
export const configurationText = ({ modules, stacks }: Pick<Sizing, 'modules' | 'stacks'>) =>
  `${modules}x${stacks}`

/** The size that such a word stands for; none if it is not offered. */
export function configurationOf(asked: string | null): Sizing | undefined {
  const all = sizes.modules.flatMap((modules) =>
    sizes.stacks.map((stacks) => ({ modules, stacks })),
  )
  const found = all.find((size) => configurationText(size) === asked)
  return found && sizingOf(found.modules, found.stacks)
}
