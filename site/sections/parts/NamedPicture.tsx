import { preload } from 'react-dom'
import { media, Picture, type PictureProps, type PictureSource } from '#design-system'
import type { PictureName } from '#data/pages/configFields.ts'
import * as styles from './NamedPicture.css.ts'
import { usePicture } from '../site.tsx'

export interface NamedPictureProps extends Pick<
  PictureProps,
  'sizes' | 'priority' | 'fit' | 'align'
> {
  name: PictureName
  /** Upright crop for screens below 780 px. */
  mobile?: PictureName | undefined
  /** Picture for dark mode. */
  dark?: PictureName | undefined
}

/**
 * Picture by asset name; with `dark`, the one for the active colour mode. Only the visible one of both is loaded:
 * browsers load a hidden picture unless it is lazy, and a lazy one late, so that the browser itself selects a picture
 * with priority, unless the visitor has chosen another mode than the system.
 */
export function NamedPicture({ name, mobile, dark, ...rest }: NamedPictureProps) {
  if (!dark) return <ResponsivePicture name={name} mobile={mobile} {...rest} />
  const { priority, ...lazy } = rest
  const { light, darkMode } = priority ? styles.chosen : styles.active
  return (
    <>
      {priority && (
        <span className={styles.bySystem}>
          <ResponsivePicture name={name} dark={dark} {...rest} />
        </span>
      )}
      <span className={light}>
        <ResponsivePicture name={name} {...lazy} />
      </span>
      <span className={darkMode}>
        <ResponsivePicture name={dark} {...lazy} />
      </span>
    </>
  )
}

function ResponsivePicture({ name, mobile, dark, ...rest }: NamedPictureProps) {
  const picture = usePicture()
  const { source, alt } = picture(name)
  const mobileSource = mobile ? picture(mobile).source : undefined
  const darkSource = dark ? picture(dark).source : undefined
  if (rest.priority) {
    const others = [mobileSource && media.desktop, darkSource && `(not ${media.dark})`]
    preloadPicture(source, rest.sizes, others.filter(Boolean).join(' and ') || undefined)
    if (mobileSource) preloadPicture(mobileSource, rest.sizes, media.mobile)
    if (darkSource) preloadPicture(darkSource, rest.sizes, media.dark)
  }
  return (
    <Picture
      source={source}
      alt={alt}
      mobileSource={mobileSource}
      darkSource={darkSource}
      {...rest}
    />
  )
}

/** Preloads a picture with the first bytes of the document, because its element comes after the header. */
const preloadPicture = ({ src, avif }: PictureSource, sizes: string, condition?: string): void =>
  preload(src, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: avif,
    imageSizes: sizes,
    fetchPriority: 'high',
    media: condition,
  })
