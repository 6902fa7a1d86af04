import { Icon } from '../Icon/Icon.tsx'
import { close } from '../Icon/icons.ts'
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './Tag.css.ts'

interface TagContent {
  /** One to three words. */
  children: string
}

interface PlainTag extends TagContent {
  /** Link to all items of this category. */
  href?: string | undefined
  removeLabel?: never
  onRemove?: never
}

interface TagWithRemoveLink extends TagContent {
  /** Visually hidden text before the label, e.g. 'Remove filter'. */
  removeLabel: string
  /** URL of the page without this filter. */
  href: string
  onRemove?: never
}

interface TagWithRemoveButton extends TagContent {
  /** Visually hidden text before the label, e.g. 'Remove filter'. */
  removeLabel: string
  /** Called on click; requires hydration. */
  onRemove: () => void
  href?: never
}

export type TagProps = PlainTag | TagWithRemoveLink | TagWithRemoveButton

/** A keyword: plain, as a link to its category, or removable. */
export function Tag({ children, href, removeLabel, onRemove }: TagProps) {
  const content = removeLabel ? (
    <>
      <span>
        <span className={hidden}>{removeLabel}:</span> {children}
      </span>
      <Icon icon={close} />
    </>
  ) : (
    children
  )
  const className = `${styles.root} ${styles.pressable}${removeLabel ? ` ${styles.removable}` : ''}`
  if (onRemove) {
    return (
      <button className={className} type="button" onClick={onRemove}>
        {content}
      </button>
    )
  }
  if (href === undefined) return <span className={styles.root}>{content}</span>
  return (
    <a className={className} href={href}>
      {content}
    </a>
  )
}
