import { composeHandlers, type NativeProps } from '../../nativeProps.ts'
import { Anchor } from '../Link/LinkProvider.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { close } from '../Icon/icons.ts'
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './Tag.css.ts'

interface TagContent {
  /** One to three words. */
  children: string
}

interface PlainTag extends TagContent, NativeProps<'span'> {
  href?: never
  removeLabel?: never
  onRemove?: never
}

interface TagLink extends TagContent, NativeProps<'a'> {
  /** Visually hidden text before the label of a filter, e.g. 'Remove filter'; shows a cross. */
  removeLabel?: string | undefined
  /** Link to all items of this category, or with `removeLabel` to the page without this filter. */
  href: string
  onRemove?: never
}

interface TagWithRemoveButton extends TagContent, NativeProps<'button'> {
  /** Visually hidden text before the label, e.g. 'Remove filter'. */
  removeLabel: string
  /** Called on click; requires hydration. */
  onRemove: () => void
  href?: never
}

export type TagProps = PlainTag | TagLink | TagWithRemoveButton

/** A keyword: plain, as a link to its category, or removable. */
export function Tag({ children, removeLabel, onRemove, ...native }: TagProps) {
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
    const { onClick, ...rest } = native as NativeProps<'button'>
    return (
      <button
        type="button"
        {...rest}
        className={className}
        onClick={composeHandlers(onClick, onRemove)}
      >
        {content}
      </button>
    )
  }
  if (native.href === undefined) {
    return (
      <span {...native} className={styles.root}>
        {content}
      </span>
    )
  }
  return (
    <Anchor {...native} className={className}>
      {content}
    </Anchor>
  )
}
