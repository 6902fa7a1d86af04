/** A fluid size in rem, at a viewport of 360 px and of 1440 px. */
export interface FluidSize {
  readonly small: number
  readonly large: number
}

/** Parses a size or a `clamp()` to its values at both ends; equal values for a fixed size. */
export function parseFluidSize(size: string): FluidSize {
  const [first, , last] = size.replace(/^clamp\((.*)\)$/, '$1').split(',')
  const rem = (text: string) => {
    const value = Number.parseFloat(text)
    if (Number.isNaN(value)) throw new Error(`${size} has no size at its end`)
    return text.trim().endsWith('px') ? value / 16 : value
  }
  return { small: rem(first ?? ''), large: rem(last ?? first ?? '') }
}
