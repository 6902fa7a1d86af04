import type { DocumentLanguage } from '../products/productDocuments.ts'

/** URL path of the share images. */
const folder = '/share/'

/** Size of Open Graph images in px, as social networks recommend. */
export const shareImageSize = { width: 1200, height: 630 } as const

/** Version of the design, part of the digest; increase it with every change, so that caches do not serve old images. */
const designVersion = 1

/** Content of a share image. */
export interface ShareImage {
  readonly title: string
  /** Title of the parent page, or the tag line. */
  readonly over: string
  /** Name of a picture; the logo is shown if left out. */
  readonly picture?: string
  readonly language: DocumentLanguage
}

/** URL path of a share image; equal images have the same path. */
export const getShareImagePath = (image: ShareImage): string =>
  `${folder}card-${digestOf(JSON.stringify([designVersion, image.title, image.over, image.picture, image.language]))}.jpg`

/** FNV-1a with two seeds, 16 hexadecimal digits; for file names only, not cryptographic. */
function digestOf(text: string): string {
  const half = (start: number) => {
    let hash = start
    for (let at = 0; at < text.length; at++)
      hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
    return hash.toString(16).padStart(8, '0')
  }
  return half(0x811c9dc5) + half(0x9747b28c)
}
