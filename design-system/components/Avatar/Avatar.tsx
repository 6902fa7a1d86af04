import { Picture } from '../Picture/Picture.tsx'
import type { PictureSource } from '../Picture/Picture.tsx'
import * as styles from './Avatar.css.ts'

export interface AvatarProps {
  /** Whose it is; its first letters stand where there is no picture. */
  name: string
  /** A square picture. */
  picture?: PictureSource | undefined
  /** `small` in bars, `large` above a page. */
  size?: keyof typeof styles.size | undefined
  /** Says whose it is where the name is not written beside it; without it the avatar is decoration. */
  label?: string | undefined
}

/** Stands for a person or a company. */
export function Avatar({ name, picture, size = 'medium', label }: AvatarProps) {
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <span className={`${styles.root} ${styles.size[size]}`} {...meaning}>
      {picture ? <Picture source={picture} alt="" sizes="96px" fit="cover" /> : initialsOf(name)}
    </span>
  )
}

/** Chinese names are known by their last two characters, others by the first letter of the first and the last word. */
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
