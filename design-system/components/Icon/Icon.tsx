import * as styles from './Icon.css.ts'
import type * as icons from './icons.ts'
import type { IconDrawing } from './icons.ts'

/** Name of an icon in `icons`. */
export type IconName = keyof typeof icons

export interface IconProps {
  /** What it shows: `icons.sun`. A page is sent only those that its parts name. */
  icon: IconDrawing
  /** Beside text: 1, 1.25 or 1.75 times its size. */
  size?: keyof typeof styles.size | undefined
  /** Says what it means where no text does; without it the icon is decoration. */
  label?: string | undefined
}

/** A line icon in the colour of the text it stands with. */
export function Icon({ icon, size = 'medium', label }: IconProps) {
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  const parts = [styles.root, styles.size[size]]
  if (icon.flips) parts.push(styles.flips)
  return (
    <svg viewBox="0 0 24 24" className={parts.join(' ')} {...meaning}>
      <path d={icon.d} />
    </svg>
  )
}
