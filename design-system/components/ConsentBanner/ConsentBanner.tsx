import { type ReactNode, useId } from 'react'
import { Anchor } from '../Link/LinkProvider.tsx'
import type { NativeProps } from '../../nativeProps.ts'
import { Button } from '../Button/Button.tsx'
import * as styles from './ConsentBanner.css.ts'

export interface ConsentBannerProps extends NativeProps<'form', 'title'> {
  /** Heading of the banner. */
  title: string
  /** The stored data and their purpose in two or three sentences, which may contain links. */
  text: ReactNode
  /** URL to which the form is sent. */
  action: string
  /** URL to return to after the answer. It is submitted as `next`. */
  next: string
  /** Label of the button that submits `choice=accept`. */
  acceptLabel: string
  /** Label of the button that submits `choice=decline`. */
  declineLabel: string
  /** The link to the settings of each category of cookies. */
  settings: { readonly href: string; readonly label: string }
}

/** Asks for consent to cookies. It is a form with two equally prominent buttons, so it works without script. */
export function ConsentBanner(props: ConsentBannerProps) {
  const { title, text, action, next, acceptLabel, declineLabel, settings, ...native } = props
  const id = useId()
  return (
    <div className={styles.root}>
      <form aria-labelledby={id} {...native} className={styles.card} method="post" action={action}>
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
        <Anchor className={styles.settings} href={settings.href}>
          {settings.label}
        </Anchor>
      </form>
    </div>
  )
}
