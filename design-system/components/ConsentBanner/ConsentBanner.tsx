import { useId } from 'react'
import { Button } from '../Button/Button.tsx'
import * as styles from './ConsentBanner.css.ts'

export interface ConsentBannerProps {
  /** What it asks, in a few words. */
  title: string
  /** What is stored and why, in two sentences. */
  text: string
  /** Address that takes the answer. */
  action: string
  /** Where to come back to; sent as `next`. */
  next: string
  /** Sent as `choice=accept`. */
  acceptLabel: string
  /** Sent as `choice=decline`. */
  declineLabel: string
  /** Where each kind of cookie can be chosen. */
  settings: { readonly href: string; readonly label: string }
}

/** Asks once for consent: a form, with both answers equally easy. */
export function ConsentBanner(props: ConsentBannerProps) {
  const { title, text, action, next, acceptLabel, declineLabel, settings } = props
  const id = useId()
  return (
    <div className={styles.root}>
      <form className={styles.card} method="post" action={action} aria-labelledby={id}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        <p>{text}</p>
        <input type="hidden" name="next" value={next} />
        <div className={styles.choices}>
          <Button type="submit" name="choice" value="decline" variant="secondary">
            {declineLabel}
          </Button>
          <Button type="submit" name="choice" value="accept" variant="secondary">
            {acceptLabel}
          </Button>
        </div>
        <a className={styles.settings} href={settings.href}>
          {settings.label}
        </a>
      </form>
    </div>
  )
}
