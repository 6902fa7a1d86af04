/** Size of the chart in drawing units: 12 per hour, so that Bézier control points at thirds of an hour are integers. */
export const dayChartSize = { width: 288, hour: 12, height: 240 } as const

/** Computes the slopes of a monotone cubic interpolation, which does not overshoot (Fritsch–Carlson). */
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

/** Builds the path commands of a curve through the middle of each hour, in relative integers to keep the path short. */
function curveCommands(values: readonly number[], top: number): string {
  const heights = values.map((value) => dayChartSize.height - (value / top) * dayChartSize.height)
  const slope = slopes(heights)
  const third = dayChartSize.hour / 3
  return heights
    .slice(1)
    .map((height, i) => {
      const start = Math.round(heights[i] ?? height)
      const end = Math.round(height) - start
      const startControl = Math.round((heights[i] ?? height) + (slope[i] ?? 0) / 3) - start
      const endControl = Math.round(height - (slope[i + 1] ?? 0) / 3) - start
      return end === 0 && startControl === 0 && endControl === 0
        ? `h${dayChartSize.hour}`
        : `c${third} ${startControl} ${2 * third} ${endControl} ${dayChartSize.hour} ${end}`
    })
    .join('')
}

const yOf = (value: number, top: number) =>
  Math.round(dayChartSize.height - (value / top) * dayChartSize.height)

/** Returns the path of a line over the whole day; `top` is the value at the upper edge. */
export function createDayLinePath(values: readonly number[], top: number): string {
  const half = dayChartSize.hour / 2
  return `M0 ${yOf(values[0] ?? 0, top)}h${half}${curveCommands(values, top)}h${half}`
}

/** Returns the path of the area under the line. */
export const createDayAreaPath = (values: readonly number[], top: number): string =>
  `${createDayLinePath(values, top)}V${dayChartSize.height}H0z`

/** Returns the path of the line from the hour before the first positive value to the hour after the last. */
export function createPositiveLinePath(values: readonly number[], top: number): string {
  const from = Math.max(values.findIndex((value) => value > 0) - 1, 0)
  const to = Math.min(values.findLastIndex((value) => value > 0) + 2, values.length)
  const x = from * dayChartSize.hour + dayChartSize.hour / 2
  const part = values.slice(from, to)
  return `M${x} ${yOf(part[0] ?? 0, top)}${curveCommands(part, top)}`
}

/** Returns the path of one bar per hour on the lower edge of a strip of the given height. */
export function createBarsPath(values: readonly number[], top: number, height: number): string {
  const [margin, width] = [2, dayChartSize.hour - 4]
  return values
    .map((value, i) => {
      const barHeight = Math.max(Math.round((value / top) * height), 1)
      return `M${i * dayChartSize.hour + margin} ${height}v-${barHeight}h${width}v${barHeight}z`
    })
    .join('')
}
