import { globSync } from 'node:fs'
import { join } from 'node:path'

/** Consonants, so that no class is called `ad1`, which content blockers hide. */
const letters = 'bcdfghjklmnpqrstvwxz'
const length = 2

/**
 * Returns the `identifiers` option of vanilla-extract for production: two letters for the file and a number, `bk4`. Its own short names
 * contain a hash of the file, which does not compress: about 800 bytes of a page after Brotli.
 */
export function createClassNameGenerator(site: string) {
  const files = globSync('{../design-system,.}/**/*.css.ts', { cwd: site })
  const positions = new Map(
    files
      .map((file) => join(site, file))
      .toSorted()
      .map((file, at) => [file, at]),
  )
  const numbers = new Map<string, Map<string, number>>()
  return ({ hash, filePath }: { hash: string; filePath: string }): string => {
    const position = positions.get(join(site, filePath))
    if (position === undefined || position >= letters.length ** length)
      throw new Error(`No class names for "${join(site, filePath)}"`)
    // A file is evaluated for each environment of the build: the same hash has the same number.
    const known = numbers.get(filePath) ?? new Map<string, number>()
    numbers.set(filePath, known)
    const number = known.get(hash) ?? known.size
    known.set(hash, number)
    const [first = '', second = ''] = [
      Math.floor(position / letters.length),
      position % letters.length,
    ].map((digit) => letters[digit])
    return `${first}${second}${number.toString(36)}`
  }
}
