import { Picture, type PictureProps } from '#design-system'
import type { PictureName } from '#data/fields.ts'
import * as styles from './NamedPicture.css.ts'
import { usePicture } from './site.tsx'

export interface NamedPictureProps extends Pick<
  PictureProps,
  'sizes' | 'priority' | 'fit' | 'align'
> {
  name: PictureName
  /** Upright crop for screens below 780 px. */
  mobile?: PictureName | undefined
  /** The same on dark ground. */
  dark?: PictureName | undefined
}

/** A picture by name; with `dark`, the one that suits the colour mode. */
export function NamedPicture({ name, mobile, dark, ...rest }: NamedPictureProps) {
  if (!dark) return <Files name={name} mobile={mobile} {...rest} />
  return (
    <>
      <span className={styles.inLight}>
        <Files name={name} {...rest} />
      </span>
      <span className={styles.inDark}>
        {/* Not loaded at once: one that stays hidden is then never loaded. */}
        <Files name={dark} {...rest} priority={false} />
      </span>
    </>
  )
}

function Files({ name, mobile, ...rest }: NamedPictureProps) {
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
