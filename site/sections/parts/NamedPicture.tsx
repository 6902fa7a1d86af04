import { Picture, type PictureProps } from '#design-system'
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

/** Picture by asset name; with `dark`, the one for the active colour mode. */
export function NamedPicture({ name, mobile, dark, ...rest }: NamedPictureProps) {
  if (!dark) return <ResponsivePicture name={name} mobile={mobile} {...rest} />
  return (
    <>
      <span className={styles.inLight}>
        <ResponsivePicture name={name} {...rest} />
      </span>
      <span className={styles.inDark}>
        {/* Lazy, because browsers then never load it while it is hidden. */}
        <ResponsivePicture name={dark} {...rest} priority={false} />
      </span>
    </>
  )
}

function ResponsivePicture({ name, mobile, ...rest }: NamedPictureProps) {
  const picture = usePicture()
  const { source, alt } = picture(name)
  return (
    <Picture
      source={source}
      alt={alt}
      mobileSource={mobile ? picture(mobile).source : undefined}
      {...rest}
    />
  )
}
