import '#generated/dataColours.ts'
import { useText } from '../site.tsx'
import { useQuantityFormatter } from '../hooks/useQuantityFormatter.ts'
import { batteryPackTemperatures } from '#data/diagrams/plantDay.ts'
import * as styles from './screens.css.ts'

const values = batteryPackTemperatures.flat()
const coolest = Math.min(...values)
const warmest = Math.max(...values)
const steps = 7
const gap = 1
const cell = { width: 12, height: 7 }

/** Heat map of the battery packs; warmer cells have more contrast. */
export function ThermalScreenMockup() {
  const text = useText()
  const reading = useQuantityFormatter()
  return (
    <figure className={styles.chart}>
      <svg
        className={styles.field}
        viewBox={`0 0 ${batteryPackTemperatures.length * (cell.width + gap) - gap} ${(batteryPackTemperatures[0]?.length ?? 0) * (cell.height + gap) - gap}`}
        aria-hidden="true"
      >
        {batteryPackTemperatures.map((packs, cabinet) =>
          packs.map((temperature, pack) => (
            <rect
              key={`${cabinet}-${pack}`}
              className={styles.heat[heatLevel(temperature)]}
              x={cabinet * (cell.width + gap)}
              y={pack * (cell.height + gap)}
              width={cell.width}
              height={cell.height}
              rx={1}
            />
          )),
        )}
      </svg>
      <figcaption className={styles.caption}>
        {text('screen.thermal.reading', {
          cabinets: batteryPackTemperatures.length,
          coolest: reading(coolest, '°C', 1).text,
          warmest: reading(warmest, '°C', 1).text,
          spread: reading(warmest - coolest, 'K', 1).text,
        })}
      </figcaption>
    </figure>
  )
}

const heatLevel = (temperature: number) =>
  (1 +
    Math.min(
      steps - 1,
      Math.floor(((temperature - coolest) / (warmest - coolest)) * steps),
    )) as keyof typeof styles.heat
