import type { LocalizedOperatingMode } from '#data/content/content.ts'
import { FigureNumeral } from '../parts/text/FigureNumeral.tsx'
import { useText } from '../site.tsx'
import { useQuantityFormatter } from '../hooks/useQuantityFormatter.ts'
import * as styles from './screens.css.ts'

/** Displayed hour: dusk, when the battery supplies the house. */
const hour = 18
const radius = 44
/** Energy of the battery of the example days in kWh: three modules. */
const energy = 14.97

/** Drawn screen of the home app: state of charge as a ring, and the power readings. */
export function PhoneScreenMockup({ mode }: { mode: LocalizedOperatingMode }) {
  const text = useText()
  const reading = useQuantityFormatter()
  const at = (values: readonly number[]) => values[hour] ?? 0
  const charge = at(mode.stored) / energy
  const rows = [
    [text('screen.home.sun'), at(mode.sun)],
    [text('screen.home.house'), at(mode.house)],
    [text('screen.home.battery'), at(mode.battery)],
    [text('screen.home.grid'), at(mode.grid)],
  ] as const
  return (
    <div className={styles.phone}>
      <p className={styles.bar}>
        <span>{mode.title}</span>
        <span>{`${hour}:00`}</span>
      </p>
      <div className={styles.ring}>
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <circle className={styles.track} cx={50} cy={50} r={radius} />
          <circle
            className={styles.filled}
            cx={50}
            cy={50}
            r={radius}
            pathLength={100}
            strokeDasharray={`${charge * 100} 100`}
            transform="rotate(-90 50 50)"
          />
        </svg>
        <p className={styles.charge}>
          <FigureNumeral figure={reading(charge * 100, '%')} size="numeral" />
          <span className={styles.label}>{text('screen.home.charge')}</span>
        </p>
      </div>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd className={styles.value}>{reading(value, 'kW', 1).text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
