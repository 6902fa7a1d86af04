import { Alert } from '#design-system'
import * as styles from './FlashNotice.css.ts'

/** Good news that came with a redirect: a toast where scripts run, else it stands here. */
export function FlashNotice({ children }: { children: string }) {
  return (
    <div className={styles.root} data-flash="success">
      <Alert appeared tone="success" title={children} />
    </div>
  )
}
