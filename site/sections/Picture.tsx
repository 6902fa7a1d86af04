import { Image, type ImageProps } from '#design-system'
import type { PictureName } from '#data/fields.ts'
import * as styles from './Picture.css.ts'
import { usePicture } from './site.tsx'

export interface PictureProps extends Pick<ImageProps, 'sizes' | 'priority' | 'fit' | 'align'> {
  name: PictureName
  /** Upright crop for screens below 780 px. */
  mobile?: PictureName | undefined
  /** The same on dark ground. */
  dark?: PictureName | undefined
}

/** A picture by name; with `dark`, the one that suits the colour mode. */
export function Picture({ name, mobile, dark, ...rest }: PictureProps) {
  if (!dark) return <Named name={name} mobile={mobile} {...rest} />
  return (
    <>
      <span className={styles.inLight}>
        <Named name={name} {...rest} />
      </span>
      <span className={styles.inDark}>
        {/* Not loaded at once: one that stays hidden is then never loaded. */}
        <Named name={dark} {...rest} priority={false} />
      </span>
    </>
  )
}

function Named({ name, mobile, ...rest }: PictureProps) {
  const picture = usePicture()
  const { source, alt } = picture(name)
  return (
    <Image
      source={source}
      alt={alt}
      mobileSource={mobile ? picture(mobile).source : undefined}
      {...rest}
    />
  )
}
