import type { DocumentLanguage } from './productDocuments.ts'

/** Where pictures for sharing are served. */
const folder = '/share/'

/** Size that the places where people share ask for, in px. */
export const shareSize = { width: 1200, height: 630 } as const

/** Raised when the drawing changes, so that copies of earlier ones are not shown. */
const drawing = 1

/** What a picture for sharing shows. */
export interface ShareImage {
  readonly title: string
  /** The page above it, or the tag line. */
  readonly over: string
  /** Name of a picture; without one the mark is shown. */
  readonly picture?: string
  readonly language: DocumentLanguage
}

/** The address of a picture; equal pictures share it. */
export const shareAddress = (image: ShareImage): string =>
  `${folder}card-${digestOf(JSON.stringify([drawing, image.title, image.over, image.picture, image.language]))}.jpg`

/** FNV-1a over two halves, in 16 hexadecimal digits: names files, guards nothing. */
function digestOf(text: string): string {
  const half = (start: number) => {
    let hash = start
    for (let at = 0; at < text.length; at++)
      hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
    return hash.toString(16).padStart(8, '0')
  }
  return half(0x811c9dc5) + half(0x9747b28c)
}
