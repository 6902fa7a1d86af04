import {
  computeContrastRatio,
  computeBackgroundLuminance,
  computeContrastOfLuminances,
} from './contrast.ts'
import { type Oklch, oklchToChannels, oklchToHex, computeRelativeLuminance } from './oklch.ts'

/** A contrast ratio that a colour must reach against another one, if given under a translucent overlay. */
export interface ContrastRequirement {
  readonly against: string
  readonly ratio: number
  readonly overlay?: string
}

/** Returns true if a colour reaches the required ratio. */
export const meetsContrastRequirement = (
  color: string,
  { against, ratio, overlay }: ContrastRequirement,
): boolean => computeContrastRatio(color, against, overlay) >= ratio

/**
 * Moves the lightness of a colour as little as possible until it meets all requirements, towards the given ends
 * (0 to 1); returns the colour unchanged if no lightness meets them.
 */
export function adjustLightness(
  color: Oklch,
  requirements: readonly ContrastRequirement[],
  ends: readonly number[] = [0, 1],
): string {
  // Every step of the search compares with the same backgrounds.
  const limits = requirements.map(({ against, overlay, ratio }) => ({
    ground: computeBackgroundLuminance(against, overlay),
    ratio,
  }))
  const isMet = (l: number) => {
    const luminance = computeRelativeLuminance(oklchToChannels({ ...color, l }))
    return limits.every(
      ({ ground, ratio }) => computeContrastOfLuminances(luminance, ground) >= ratio,
    )
  }
  if (isMet(color.l)) return oklchToHex(color)
  const reachable = ends.filter(isMet)
  if (reachable.length === 0) return oklchToHex(color)
  const candidates = reachable.map((end) => {
    let [failing, passing] = [color.l, end]
    for (let i = 0; i < 16; i++) {
      const middle = (failing + passing) / 2
      if (isMet(middle)) passing = middle
      else failing = middle
    }
    return passing
  })
  const [l = color.l] = candidates.toSorted((a, b) => Math.abs(a - color.l) - Math.abs(b - color.l))
  return oklchToHex({ ...color, l })
}
