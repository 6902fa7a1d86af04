import * as styles from './Icon.css.ts'
import { paths } from './paths.ts'

export type IconName = keyof typeof paths

export interface IconProps {
  /** What it shows. */
  name: IconName
  /** Beside text: 1, 1.25 or 1.75 times its size. */
  size?: keyof typeof styles.size | undefined
  /** Says what it means where no text does; without it the icon is decoration. */
  label?: string | undefined
}

/** A line icon in the colour of the text it stands with. */
export function Icon({ name, size = 'medium', label }: IconProps) {
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg viewBox="0 0 24 24" className={`${styles.root} ${styles.size[size]}`} {...meaning}>
      <path d={paths[name]} />
    </svg>
  )
}
