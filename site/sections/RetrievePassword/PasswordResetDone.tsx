import { Alert, Button, Text, VisuallyHidden } from '#design-system'
import { useHydrated } from '#design-system/behaviour/useHydrated.ts'
import { useEffect, useState } from 'react'
import { useSecondsLeft } from '../forms/useSecondsLeft.ts'
import { useText } from '../site.tsx'
import * as styles from './PasswordResetDone.css.ts'

/** Seconds until the redirect to sign in. */
const time = 5

/** Success message with a link to sign in, followed automatically after a while if script is available. */
export function PasswordResetDone({ signIn }: { signIn: string }) {
  const text = useText()
  const ready = useHydrated()
  const [isCancelled, setIsCancelled] = useState(false)
  const left = useSecondsLeft(time, undefined, ready && !isCancelled)
  const goes = ready && !isCancelled

  useEffect(() => {
    if (left === 0) location.assign(signIn)
  }, [left, signIn])

  return (
    <div className={styles.root} tabIndex={-1} data-answer="">
      <Alert announce tone="success" title={text('account.retrieve.success')} />
      {/* Announced once: a live region that changes every second would interrupt all other announcements. */}
      {goes && (
        <Text>
          <span aria-hidden>{text('account.retrieve.redirect', { n: left })}</span>
          <VisuallyHidden>{text('account.retrieve.redirect', { n: time })}</VisuallyHidden>
        </Text>
      )}
      <div className={styles.actions}>
        <Button href={signIn}>{text('account.retrieve.redirect-now')}</Button>
        {goes && (
          <Button variant="secondary" onClick={() => setIsCancelled(true)}>
            {text('account.retrieve.redirect-stop')}
          </Button>
        )}
      </div>
    </div>
  )
}
