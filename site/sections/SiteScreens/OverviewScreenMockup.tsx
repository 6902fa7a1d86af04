import { FigureNumeral } from '../parts/text/FigureNumeral.tsx'
import { useText } from '../site.tsx'
import { useQuantityFormatter } from '../hooks/useQuantityFormatter.ts'
import {
  simulatedPlantDay,
  overviewQuarterHourIndex,
  formatQuarterHour,
} from '#data/diagrams/plantDay.ts'
import * as styles from './screens.css.ts'

/** Readings of the site at one time: load, battery, grid and state of charge. */
export function OverviewScreenMockup() {
  const text = useText()
  const reading = useQuantityFormatter()
  const now = simulatedPlantDay[overviewQuarterHourIndex]
  if (!now) return null
  const values = [
    [text('screen.home.load'), reading(now.load, 'kW')],
    [text('screen.home.battery'), reading(now.battery, 'kW')],
    [text('screen.home.grid'), reading(now.demand, 'kW')],
    [text('screen.home.charge'), reading(now.charge * 100, '%')],
  ] as const
  return (
    <>
      <p className={styles.time}>{formatQuarterHour(overviewQuarterHourIndex)}</p>
      <dl className={styles.readings}>
        {values.map(([label, figure]) => (
          <div key={label} className={styles.reading}>
            <dt>{label}</dt>
            <dd className={styles.value}>
              <FigureNumeral figure={figure} size="fact" />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
