import { FigureNumeral } from '../FigureNumeral.tsx'
import { useText } from '../site.tsx'
import { useReading } from '../useReading.ts'
import { day, shownQuarter, timeOf } from './plant.ts'
import * as styles from './screens.css.ts'

/** The site at one moment: what it needs, what the battery gives, what the grid sees. */
export function OverviewScreen() {
  const text = useText()
  const reading = useReading()
  const now = day[shownQuarter]
  if (!now) return null
  const values = [
    [text('screen.home.load'), reading(now.load, 'kW')],
    [text('screen.home.battery'), reading(now.battery, 'kW')],
    [text('screen.home.grid'), reading(now.demand, 'kW')],
    [text('screen.home.charge'), reading(now.charge * 100, '%')],
  ] as const
  return (
    <>
      <p className={styles.time}>{timeOf(shownQuarter)}</p>
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
