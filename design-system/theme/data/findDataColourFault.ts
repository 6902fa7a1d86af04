import { computeContrastRatio } from '../contrast.ts'
import { findClosestColourPair, minColourDistances } from './colourGaps.ts'
import { computeColourDistance, simulateColourVision, colourVisionTypes } from './colourVision.ts'
import type { DataColourOptions, DataColours } from './dataColours.ts'

/** Describes the first contrast or distance that data colours do not reach; returns undefined if they reach all. */
export function findDataColourFault(
  { categorical, sequential, diverging }: DataColours,
  { surfaces, ratio, others }: Pick<DataColourOptions, 'surfaces' | 'ratio' | 'others'>,
): string | undefined {
  for (const colour of [...categorical, ...sequential, ...diverging])
    for (const surface of surfaces) {
      const reached = computeContrastRatio(colour, surface)
      if (reached < ratio)
        return `the data colour ${colour} on ${surface} reaches ${reached.toFixed(2)}:1, ${ratio}:1 is needed`
    }
  const { colours, vision, distance, required, share } = findClosestColourPair([
    ...others,
    ...categorical,
  ])
  if (share < 1)
    return `the data colours ${colours.join(' and ')} are ${distance.toFixed(2)} apart for ${vision} vision, ${required} is needed`
  for (const scale of [sequential, diverging])
    for (const [index, step] of scale.slice(1).entries()) {
      const apart = stepDistance(scale[index] ?? step, step)
      if (apart < minColourDistances.step)
        return `the steps ${scale[index]} and ${step} of a scale are ${apart.toFixed(2)} apart, ${minColourDistances.step} is needed`
    }
  return undefined
}

/** Measures the distance of two colours for the vision that separates them least. */
function stepDistance(one: string, other: string): number {
  const [seen, seenOther] = [simulateColourVision(one), simulateColourVision(other)]
  return Math.min(
    ...colourVisionTypes.map((vision) => computeColourDistance(seen[vision], seenOther[vision])),
  )
}
