import { useText } from '../site.tsx'
import { useQuantityFormatter } from '../hooks/useQuantityFormatter.ts'
import { simulatedPlantDay, exampleIndustrialPlant } from '#data/diagrams/plantDay.ts'
import * as styles from './screens.css.ts'

const top = 1000
const height = 100

const linePath = (values: readonly number[]) =>
  values.map((value, x) => `${x === 0 ? 'M' : 'L'}${x} ${height - (value / top) * height}`).join('')

const demandPath = linePath(simulatedPlantDay.map((quarter) => quarter.demand))
const loadPath = linePath(simulatedPlantDay.map((quarter) => quarter.load))

/** Continues a path along another one, from its end to its beginning. */
const backwards = (path: string) =>
  path
    .slice(1)
    .split('L')
    .toReversed()
    .map((point) => `L${point}`)
    .join('')

/** Consumption and grid demand of a day; the battery supplies the consumption above the limit. */
export function DemandScreenMockup() {
  const text = useText()
  const reading = useQuantityFormatter()
  const peak = Math.max(...simulatedPlantDay.map(({ load }) => load))
  const limit = height - (exampleIndustrialPlant.limit / top) * height
  return (
    <figure className={styles.chart}>
      <svg
        className={styles.plot}
        viewBox={`0 0 ${simulatedPlantDay.length - 1} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className={styles.area} d={`${loadPath}${backwards(demandPath)}Z`} />
        <path className={styles.load} d={loadPath} />
        <path className={styles.demand} d={demandPath} />
        <path className={styles.limit} d={`M0 ${limit}H${simulatedPlantDay.length - 1}`} />
      </svg>
      <div className={styles.times} aria-hidden="true">
        {['00:00', '06:00', '12:00', '18:00', '24:00'].map((time) => (
          <span key={time}>{time}</span>
        ))}
      </div>
      <figcaption className={styles.caption}>
        {text('screen.demand.reading', {
          peak: reading(peak, 'kW').text,
          limit: reading(exampleIndustrialPlant.limit, 'kW').text,
        })}
      </figcaption>
    </figure>
  )
}
