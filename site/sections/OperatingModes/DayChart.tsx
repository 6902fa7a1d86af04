import { Text } from '#design-system'
import { useId } from 'react'
import type { FormattedFigure } from '#data/figures.ts'
import { FigureNumeral } from '../FigureNumeral.tsx'
import { day } from './curve.ts'
import * as styles from './DayChart.css.ts'

/** A worked day, drawn and put into words. */
export interface Day {
  /** What the chart shows, for those who do not see it. */
  readonly reading: string
  /** Paths in units of `curve.ts`. */
  readonly sun: string
  readonly sunArea: string
  readonly house: string
  readonly battery: string
  readonly stored: string
  readonly facts: readonly { readonly label: string; readonly figure: FormattedFigure }[]
}

/** What the charts of all days share. */
export interface ChartWords {
  readonly legend: Readonly<Record<'sun' | 'house' | 'battery', string>>
  readonly unit: string
  /** Values of the horizontal lines, highest first; the lowest is the ground. */
  readonly values: readonly string[]
  /** Times at equal distances, from midnight to midnight. */
  readonly hours: readonly string[]
}

/** Height of the strip that shows the charge. */
export const stripHeight = 36

/** One day: sun, house and battery as curves, the charge as bars, three figures below. */
export function DayChart({ words, day: shown }: { words: ChartWords; day: Day }) {
  const { legend, unit, values, hours } = words
  return (
    <div className={styles.root}>
      <p className={styles.legend}>
        {(['sun', 'house', 'battery'] as const).map((name) => (
          <span key={name} className={`${styles.key} ${styles.keyOf[name]}`}>
            {legend[name]}
          </span>
        ))}
        <span className={styles.unit}>{unit}</span>
      </p>
      <div className={styles.plot} role="img" aria-label={shown.reading}>
        <div className={styles.values}>
          {values.map((value) => (
            <span key={value} className={styles.value}>
              {value}
            </span>
          ))}
        </div>
        <Curves day={shown} lines={values.length} />
        <div className={styles.hours}>
          {hours.map((hour) => (
            <span key={hour} className={styles.hour}>
              {hour}
            </span>
          ))}
        </div>
      </div>
      <dl className={styles.facts}>
        {shown.facts.map(({ label, figure }) => (
          <div key={label} className={styles.fact}>
            <Text as="dt" size="small" tone="muted">
              {label}
            </Text>
            <dd>
              <FigureNumeral figure={figure} size="fact" />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Stretched to any size: lines keep their width, and the words around them are not drawn. */
function Curves({
  day: { sun, sunArea, house, battery, stored },
  lines,
}: {
  day: Day
  lines: number
}) {
  const id = useId()
  const { width, height } = day
  const grid = Array.from({ length: lines }, (_, i) => `M0 ${(height * i) / (lines - 1)}h${width}`)
  return (
    <>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" className={styles.curves}>
        <linearGradient id={`${id}sun`} x2="0" y2="1">
          <stop className={styles.glow.top} />
          <stop className={styles.glow.foot} offset="1" />
        </linearGradient>
        <path className={styles.grid} d={grid.join('')} />
        <path fill={`url(#${id}sun)`} d={sunArea} />
        <path className={styles.battery} d={battery} />
        <path className={styles.sun} d={sun} />
        <path className={styles.house} d={house} />
      </svg>
      <svg
        viewBox={`0 0 ${width} ${stripHeight}`}
        preserveAspectRatio="none"
        className={styles.strip}
      >
        <linearGradient id={`${id}level`} gradientUnits="userSpaceOnUse" x2="0" y2={stripHeight}>
          <stop className={styles.level.full} />
          <stop className={styles.level.empty} offset="1" />
        </linearGradient>
        <path fill={`url(#${id}level)`} d={stored} />
      </svg>
    </>
  )
}
