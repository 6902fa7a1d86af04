/** Drawing units of a day: 12 an hour wide, so that the thirds of an hour, where curves bend, are whole. */
export const day = { width: 288, hour: 12, height: 240 } as const

/** The slope at each point of a curve that never leaves the values it passes through (Fritsch and Carlson). */
function slopes(values: readonly number[]): readonly number[] {
  const steps = values.slice(1).map((value, i) => value - (values[i] ?? value))
  return values.map((_, i) => {
    const before = steps[i - 1]
    const after = steps[i]
    if (before === undefined || after === undefined || before * after <= 0) return 0
    const mean = (before + after) / 2
    return (
      Math.sign(mean) * Math.min(Math.abs(mean), 3 * Math.min(Math.abs(before), Math.abs(after)))
    )
  })
}

/** A line through the middle of each hour, in relative whole units: short, and alike wherever days are. */
function through(values: readonly number[], top: number): string {
  const heights = values.map((value) => day.height - (value / top) * day.height)
  const slope = slopes(heights)
  const third = day.hour / 3
  return heights
    .slice(1)
    .map((height, i) => {
      const start = Math.round(heights[i] ?? height)
      const end = Math.round(height) - start
      const leave = Math.round((heights[i] ?? height) + (slope[i] ?? 0) / 3) - start
      const arrive = Math.round(height - (slope[i + 1] ?? 0) / 3) - start
      return end === 0 && leave === 0 && arrive === 0
        ? `h${day.hour}`
        : `c${third} ${leave} ${2 * third} ${arrive} ${day.hour} ${end}`
    })
    .join('')
}

const at = (value: number, top: number) => Math.round(day.height - (value / top) * day.height)

/** A line over the whole day; `top` is the value at the upper edge. */
export function line(values: readonly number[], top: number): string {
  const half = day.hour / 2
  return `M0 ${at(values[0] ?? 0, top)}h${half}${through(values, top)}h${half}`
}

/** The area under that line. */
export const area = (values: readonly number[], top: number): string =>
  `${line(values, top)}V${day.height}H0z`

/** The line from the hour before the first value above nothing to the hour after the last. */
export function lineWhilePositive(values: readonly number[], top: number): string {
  const from = Math.max(values.findIndex((value) => value > 0) - 1, 0)
  const to = Math.min(values.findLastIndex((value) => value > 0) + 2, values.length)
  const x = from * day.hour + day.hour / 2
  const part = values.slice(from, to)
  return `M${x} ${at(part[0] ?? 0, top)}${through(part, top)}`
}

/** A bar an hour, standing on the lower edge of a strip of the given height. */
export function bars(values: readonly number[], top: number, height: number): string {
  const [side, width] = [2, day.hour - 4]
  return values
    .map((value, i) => {
      const tall = Math.max(Math.round((value / top) * height), 1)
      return `M${i * day.hour + side} ${height}v-${tall}h${width}v${tall}z`
    })
    .join('')
}
