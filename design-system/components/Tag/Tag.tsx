import { Icon } from '../Icon/Icon.tsx'
import { close } from '../Icon/icons.ts'
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './Tag.css.ts'

interface Words {
  /** One to three words. */
  children: string
}

interface Sorting extends Words {
  /** Leads to everything of this kind. */
  href?: string | undefined
  removeLabel?: never
  onRemove?: never
}

interface RemovedByLink extends Words {
  /** Heard before the words, e.g. 'Remove filter'. */
  removeLabel: string
  /** This page without it. */
  href: string
  onRemove?: never
}

interface RemovedByScript extends Words {
  /** Heard before the words, e.g. 'Remove filter'. */
  removeLabel: string
  /** Called when it is pressed; only where React runs. */
  onRemove: () => void
  href?: never
}

export type TagProps = Sorting | RemovedByLink | RemovedByScript

/** What something is about: a word, a way to more of it, or a choice that can be taken back. */
export function Tag({ children, href, removeLabel, onRemove }: TagProps) {
  const words = removeLabel ? (
    <>
      <span>
        <span className={hidden}>{removeLabel}:</span> {children}
      </span>
      <Icon icon={close} />
    </>
  ) : (
    children
  )
  const look = `${styles.root} ${styles.pressable}${removeLabel ? ` ${styles.removable}` : ''}`
  if (onRemove) {
    return (
      <button className={look} type="button" onClick={onRemove}>
        {words}
      </button>
    )
  }
  if (href === undefined) return <span className={styles.root}>{words}</span>
  return (
    <a className={look} href={href}>
      {words}
    </a>
  )
}
