import {
  computeColourDistance,
  simulateColourVision,
  type ColourVision,
  colourVisions,
} from './colourVision.ts'

/** Least distance of two categorical colours, for usual vision and for each deficiency, and of neighbouring steps of a scale. */
export const minColourDistances = { usual: 10, deficient: 6, step: 4 } as const

/** Returns the least distance of two categorical colours for a vision. */
export const requiredDistance = (vision: ColourVision): number =>
  vision === 'usual' ? minColourDistances.usual : minColourDistances.deficient

/** Two colours and how far apart a vision sees them. */
export interface ColourGap {
  readonly colours: readonly [string, string]
  readonly vision: ColourVision
  readonly distance: number
  readonly required: number
  /** The distance in relation to the required one. */
  readonly share: number
}

/** Finds the two of several colours that are closest for any vision, in relation to the required distance. */
export function findClosest(colours: readonly string[]): ColourGap {
  const all = colours.map((hex) => [hex, simulateColourVision(hex)] as const)
  const gaps = all.flatMap(([one, seen], index) =>
    all.slice(index + 1).flatMap(([other, seenOther]) =>
      colourVisions.map((vision): ColourGap => {
        const distance = computeColourDistance(seen[vision], seenOther[vision])
        const required = requiredDistance(vision)
        return { colours: [one, other], vision, distance, required, share: distance / required }
      }),
    ),
  )
  return gaps.reduce((least, gap) => (gap.share < least.share ? gap : least))
}
