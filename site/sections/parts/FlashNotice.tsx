import { Alert } from '#design-system'
import * as styles from './FlashNotice.css.ts'

interface FlashNoticeProps {
  children: string
  /** Keeps the toast until it is closed, for messages with a follow-up action. */
  lasting?: boolean
}

/** Success message after a redirect: shown as a toast when scripts run, otherwise inline. */
export function FlashNotice({ children, lasting = false }: FlashNoticeProps) {
  return (
    <div className={styles.root} data-flash="success" data-lasting={lasting ? '' : undefined}>
      <Alert announce tone="success" title={children} />
    </div>
  )
}
