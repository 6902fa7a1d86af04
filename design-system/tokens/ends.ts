/** A size in rem on a 360 px and on a 1440 px screen. */
export interface Ends {
  readonly small: number
  readonly large: number
}

/** Both ends of a size that grows with the screen; the same twice for one that does not. */
export function endsOf(size: string): Ends {
  const [first, , last] = size.replace(/^clamp\((.*)\)$/, '$1').split(',')
  const rem = (text: string) => {
    const value = Number.parseFloat(text)
    if (Number.isNaN(value)) throw new Error(`${size} has no size at its end`)
    return text.trim().endsWith('px') ? value / 16 : value
  }
  return { small: rem(first ?? ''), large: rem(last ?? first ?? '') }
}
