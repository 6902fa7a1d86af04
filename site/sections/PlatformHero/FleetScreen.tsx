import { Badge } from '#design-system'
import { useText } from '../site.tsx'
import { useQuantity } from '../hooks/useQuantity.ts'
import { fleet } from './fleet.ts'
import * as styles from './screens.css.ts'

/** Drawn screen of the hub app: the systems of an installer, those with problems first. */
export function FleetScreen() {
  const text = useText()
  const reading = useQuantity()
  return (
    <div className={styles.board}>
      <p className={styles.bar}>
        <span>{text('screen.fleet.title')}</span>
        <span>{fleet.length}</span>
      </p>
      <ul>
        {fleet.map(({ number, state, power, charge }) => (
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
