import { type ReactNode, useId } from 'react'
import { Anchor } from '../Link/LinkProvider.tsx'
import type { NativeProps } from '../../nativeProps.ts'
import { Button } from '../Button/Button.tsx'
import * as styles from './ConsentBanner.css.ts'

export interface ConsentBannerProps extends NativeProps<'form', 'title'> {
  /** Heading of the banner. */
  title: string
  /** Stored data and their purpose in two or three sentences, which may contain links. */
  text: ReactNode
  /** URL to which the form is sent. */
  action: string
  /** URL to return to, which is submitted as `next`. */
  next: string
  /** Label of the button that submits `choice=accept`. */
  acceptLabel: string
  /** Label of the button that submits `choice=decline`. */
  declineLabel: string
  /** Link to the settings of each category of cookies. */
  settings: { readonly href: string; readonly label: string }
}

/** A form that asks for consent to cookies with two equally prominent buttons. */
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
