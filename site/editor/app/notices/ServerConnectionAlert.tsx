import { Alert, Button } from '#design-system'
import { useEffect } from 'react'
import { callEditorServer } from '../client.ts'
import { useServerConnection } from '../serverConnection.ts'
import { useEditorTexts } from '../texts/texts.ts'
import * as styles from '../editor.css.ts'

/** Time in ms after which a server that has ended is tried again. */
const retryInterval = 2000

/** Alert for a lost or restarted editor server, with the steps that keep unsaved work. */
export function ServerConnectionAlert() {
  const t = useEditorTexts()
  const connection = useServerConnection()
  useEffect(() => {
    if (connection !== 'gone') return undefined
    const timer = setInterval(
      () => void callEditorServer('saves', {}).catch(() => undefined),
      retryInterval,
    )
    return () => clearInterval(timer)
  }, [connection])
  if (connection === 'up') return null
  const isGone = connection === 'gone'
  return (
    <div className={styles.connection}>
      <Alert tone="error" title={isGone ? t.serverGone : t.serverRestarted} announce>
        <p>{isGone ? t.serverGoneText : t.serverRestartedText}</p>
        {!isGone && (
          <Button size="small" variant="secondary" onClick={() => location.reload()}>
            {t.reload}
          </Button>
        )}
      </Alert>
    </div>
  )
}
