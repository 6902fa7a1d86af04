import { useId } from 'react'
import { day as drawn } from './curve.ts'
import * as styles from './DayChart.css.ts'

/** The curves of a day as paths in units of `curve.ts`. */
export interface Curves {
  readonly sun: string
  readonly sunArea: string
  readonly house: string
  readonly battery: string
  readonly stored: string
}

/** A part of the day with its name. */
export interface NamedPeriod {
  readonly from: number
  readonly to: number
  readonly label: string
}

export interface DayChartProps {
  /** What the chart shows, for those who do not see it. */
  reading: string
  curves: Curves
  periods: readonly NamedPeriod[]
  /** Values of the horizontal lines, highest first; the lowest is the ground. */
  values: readonly string[]
  /** Times at equal distances, from midnight to midnight. */
  hours: readonly string[]
  /** The hour that is marked. */
  hour: number
}

/** Height of the strip that shows the charge. */
export const stripHeight = 36

const share = (hours: number) => `${(hours / 24) * 100}%`

/** One day: sun, house and battery as curves, the charge as bars. */
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
      {/* Not stretched: words in it keep their shape. */}
      <svg className={styles.periods}>
        {periods.map(({ from, to, label }) => (
          <svg key={from} x={share(from)} width={share(to - from)} overflow="visible">
            <rect className={styles.period} width="100%" height="100%" rx="6" />
            <text className={styles.periodName} x="50%" y="-8">
              {label}
            </text>
          </svg>
        ))}
        <rect className={styles.now} x={share(hour)} width={share(1)} height="100%" />
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

/** Stretched to any size: lines keep their width, and the words around them are not drawn. */
function Lines({ curves, lines }: { curves: Curves; lines: number }) {
  const id = useId()
  const { width, height } = drawn
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
      <svg viewBox={`0 0 ${width} ${stripHeight}`} {...stretched} className={styles.strip}>
        <linearGradient id={`${id}level`} gradientUnits="userSpaceOnUse" x2="0" y2={stripHeight}>
          <stop className={styles.level.full} />
          <stop className={styles.level.empty} offset="1" />
        </linearGradient>
        <path fill={`url(#${id}level)`} d={curves.stored} />
      </svg>
    </>
  )
}
