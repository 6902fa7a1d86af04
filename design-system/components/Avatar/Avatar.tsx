import type { NativeProps } from '../../nativeProps.ts'
import { Picture } from '../Picture/Picture.tsx'
import type { PictureSource } from '../Picture/Picture.tsx'
import * as styles from './Avatar.css.ts'

export interface AvatarProps extends NativeProps<'span'> {
  /** Name of the person or company; its initials are shown without a picture. */
  name: string
  /** A square picture. */
  picture?: PictureSource | undefined
  /** `small` in bars, `large` in page headers. */
  size?: keyof typeof styles.size | undefined
  /** Accessible name where the name is not shown next to the avatar; without it the avatar is decorative. */
  label?: string | undefined
}

/** Picture or initials of a person or a company. */
export function Avatar({ name, picture, size = 'medium', label, ...native }: AvatarProps) {
  const ariaProps = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <span {...ariaProps} {...native} className={`${styles.root} ${styles.size[size]}`}>
      {picture ? <Picture source={picture} alt="" sizes="96px" fit="cover" /> : initialsOf(name)}
    </span>
  )
}

/** Returns the initials of a name; for Chinese names the last two characters. */
function initialsOf(name: string): string {
  const characters = name.match(/\p{Script=Han}/gu)
  if (characters) return characters.slice(-2).join('')
  const words = name.match(/[\p{L}\p{N}][^\s.@_-]*/gu) ?? []
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends
    .map((word) => Array.from(word ?? '')[0])
    .join('')
    .toUpperCase()
}
