import { Badge } from '#design-system'
import { useText } from '../site.tsx'
import { useReading } from '../useReading.ts'
import { fleet } from './fleet.ts'
import * as styles from './screens.css.ts'

/** The hub app: systems of an installer, the one that needs a look first. */
export function FleetScreen() {
  const text = useText()
  const reading = useReading()
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
