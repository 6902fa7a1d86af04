import type { NativeProps } from '../../nativeProps.ts'
import * as styles from './Icon.css.ts'
import type * as icons from './icons.ts'
import type { IconDrawing } from './icons.ts'

/** Name of an icon in `icons`. */
export type IconName = keyof typeof icons

export interface IconProps extends NativeProps<'svg'> {
  /** The icon to draw, such as `icons.sunIcon`. A page loads only the icons that its components import. */
  icon: IconDrawing
  /** `small`, `medium` and `large` are 1, 1.25 and 1.75 times the font size. */
  size?: keyof typeof styles.size | undefined
  /** Accessible name, if no text conveys the meaning. Without it, the icon is decorative. */
  label?: string | undefined
}

/** A line icon in the colour of the text. */
export function Icon({ icon, size = 'medium', label, ...native }: IconProps) {
  const ariaProps = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  const parts = [styles.root, styles.size[size]]
  if (icon.flips) parts.push(styles.flips)
  return (
    <svg {...ariaProps} {...native} viewBox="0 0 24 24" className={parts.join(' ')}>
      <path d={icon.d} />
    </svg>
  )
}
