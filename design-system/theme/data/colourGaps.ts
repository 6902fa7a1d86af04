import {
  computeColourDistance,
  simulateColourVision,
  type ColourVisionType,
  colourVisionTypes,
} from './colourVision.ts'

/** Least distance of two categorical colours, for usual vision and for each deficiency, and of neighbouring steps of a scale. */
export const minColourDistances = { usual: 10, deficient: 6, step: 4 } as const

/** Returns the least distance of two categorical colours for a vision. */
export const getRequiredColourDistance = (vision: ColourVisionType): number =>
  vision === 'usual' ? minColourDistances.usual : minColourDistances.deficient

/** Two colours and how far apart a vision sees them. */
export interface ColourPairDistance {
  readonly colours: readonly [string, string]
  readonly vision: ColourVisionType
  readonly distance: number
  readonly required: number
  /** The distance in relation to the required one. */
  readonly share: number
}

/** Finds the two of several colours that are closest for any vision, in relation to the required distance. */
export function findClosestColourPair(colours: readonly string[]): ColourPairDistance {
  const all = colours.map((hex) => [hex, simulateColourVision(hex)] as const)
  const gaps = all.flatMap(([one, seen], index) =>
    all.slice(index + 1).flatMap(([other, seenOther]) =>
      colourVisionTypes.map((vision): ColourPairDistance => {
        const distance = computeColourDistance(seen[vision], seenOther[vision])
        const required = getRequiredColourDistance(vision)
        return { colours: [one, other], vision, distance, required, share: distance / required }
      }),
    ),
  )
  return gaps.reduce((least, gap) => (gap.share < least.share ? gap : least))
}
