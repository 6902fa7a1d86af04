import type { PictureFrame } from '../picture.ts'

/** Pictures of each test that a sample has at most. */
const perTest = 2

/**
 * Returns a sample of frames: of each test one with an outline, and those of a theme, language and width that the test does not show yet, in pairs
 * of these and of contrast that the sample has least.
 */
export function chooseSampleFrames(frames: readonly PictureFrame[]): readonly PictureFrame[] {
  const times = new Map<string, number>()
  const timesOf = (keys: readonly string[]) =>
    keys.reduce((sum, key) => sum + (times.get(key) ?? 0), 0)
  return [...Map.groupBy(frames, ({ group }) => group)].flatMap(([group, own]) => {
    const keysOf = ({ look: { theme, contrast, locale }, width }: PictureFrame) => {
      const shown = [`${theme.brand} ${theme.mode}`, locale, `${width} px`]
      const values = [...shown, contrast]
      return {
        ofTest: shown.map((value) => `${group} ${value}`),
        pairs: values.flatMap((one, at) => values.slice(at + 1).map((other) => `${one} ${other}`)),
      }
    }
    const rankOf = (frame: PictureFrame) => {
      const { ofTest, pairs } = keysOf(frame)
      return frame.hasAriaSnapshot ? -1 : timesOf(ofTest) * frames.length + timesOf(pairs)
    }
    const chosen = new Set<PictureFrame>()
    for (let count = 0; count < perTest; count++) {
      const open = own.filter((frame) => !chosen.has(frame))
      const [next] = open.toSorted((a, b) => rankOf(a) - rankOf(b))
      if (!next) break
      chosen.add(next)
      for (const key of Object.values(keysOf(next)).flat())
        times.set(key, (times.get(key) ?? 0) + 1)
    }
    return [...chosen]
  })
}
