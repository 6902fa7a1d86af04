import { memo, useId } from 'react'
import { dayChartSize as chartUnits } from './chartPaths.ts'
import * as styles from './DayChart.css.ts'

/** SVG paths of the curves of a day, in the units of `curve.ts`. */
export interface DayCurvePaths {
  readonly sun: string
  readonly sunArea: string
  readonly house: string
  readonly battery: string
  readonly stored: string
}

/** Labelled period of the day, in hours. */
export interface LabelledDayPeriod {
  readonly from: number
  readonly to: number
  readonly label: string
}

export interface DayChartProps {
  /** Text alternative of the chart. */
  reading: string
  curves: DayCurvePaths
  periods: readonly LabelledDayPeriod[]
  /** Labels of the horizontal grid lines, highest first; the last is the baseline. */
  values: readonly string[]
  /** Labels of the time axis at equal distances, from midnight to midnight. */
  hours: readonly string[]
  /** Highlighted hour. */
  hour: number
}

/** Height of the strip with the state of charge, in chart units. */
export const chargeStripHeight = 36

const percentOfDay = (hours: number) => `${(hours / 24) * 100}%`

/** Chart of one day: solar, house and battery as curves, state of charge as bars. */
export function DayChart({ reading, curves, periods, values, hours, hour }: DayChartProps) {
  return (
    <div className={styles.plot} role="img" aria-label={reading}>
      <div className={styles.values}>
        {values.map((value) => (
          <span key={value} className={styles.value}>
            {value}
          </span>
        ))}
      </div>
      {/* Separate from the stretched SVG, so that text is not distorted. */}
      <svg className={styles.periods}>
        {periods.map(({ from, to, label }) => (
          <svg key={from} x={percentOfDay(from)} width={percentOfDay(to - from)} overflow="visible">
            <rect className={styles.period} width="100%" height="100%" rx="6" />
            <text className={styles.periodName} x="50%" y="-8">
              {label}
            </text>
          </svg>
        ))}
        <rect className={styles.now} x={percentOfDay(hour)} width={percentOfDay(1)} height="100%" />
      </svg>
      <Lines curves={curves} lines={values.length} />
      <div className={styles.hours}>
        {hours.map((time) => (
          <span key={time} className={styles.hour}>
            {time}
          </span>
        ))}
      </div>
    </div>
  )
}

/** Curves and bars, stretched to the available size; strokes do not scale. */
const Lines = memo(function Lines({ curves, lines }: { curves: DayCurvePaths; lines: number }) {
  const id = useId()
  const { width, height } = chartUnits
  const grid = Array.from({ length: lines }, (_, i) => `M0 ${(height * i) / (lines - 1)}h${width}`)
  const stretched = { preserveAspectRatio: 'none' } as const
  return (
    <>
      <svg viewBox={`0 0 ${width} ${height}`} {...stretched} className={styles.curves}>
        <linearGradient id={`${id}sun`} x2="0" y2="1">
          <stop className={styles.glow.top} />
          <stop className={styles.glow.foot} offset="1" />
        </linearGradient>
        <path className={styles.grid} d={grid.join('')} />
        <path fill={`url(#${id}sun)`} d={curves.sunArea} />
        <path className={styles.battery} d={curves.battery} />
        <path className={styles.sun} d={curves.sun} />
        <path className={styles.house} d={curves.house} />
      </svg>
      <svg viewBox={`0 0 ${width} ${chargeStripHeight}`} {...stretched} className={styles.strip}>
        <path className={styles.battery} d={curves.stored} />
      </svg>
    </>
  )
})
