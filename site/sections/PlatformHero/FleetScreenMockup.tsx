import { Badge } from '#design-system'
import { useText } from '../site.tsx'
import { useQuantityFormatter } from '../hooks/useQuantityFormatter.ts'
import { simulatedFleet } from './simulatedFleet.ts'
import * as styles from './screens.css.ts'

/** Drawn screen of the hub app: the systems of an installer, those with problems first. */
export function FleetScreenMockup() {
  const text = useText()
  const reading = useQuantityFormatter()
  return (
    <div className={styles.board}>
      <p className={styles.bar}>
        <span>{text('screen.fleet.title')}</span>
        <span>{simulatedFleet.length}</span>
      </p>
      <ul>
        {simulatedFleet.map(({ number, state, power, charge }) => (
          <li key={number} className={styles.system}>
            <span className={styles.value}>{text('screen.fleet.system', { n: number })}</span>
            <Badge tone={state === 'offline' ? 'warning' : 'neutral'}>
              {text(`screen.fleet.state.${state}`)}
            </Badge>
            <span className={styles.amounts}>
              <span>{reading(power, 'kW', 1).text}</span>
              <span>{reading(charge, '%').text}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
