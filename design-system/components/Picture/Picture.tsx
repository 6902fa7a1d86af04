import type { NativeProps } from '../../nativeProps.ts'
import { media } from '../../styles/media.ts'
import * as styles from './Picture.css.ts'

/** The encoded files of a picture. */
export interface PictureSource {
  /** `srcset` of the AVIF files. */
  avif: string
  /** URL of one WebP file for the few browsers without AVIF. */
  src: string
  /** Width in px of the largest file. */
  width: number
  /** Height in px of the largest file. */
  height: number
  /** Class that shows the colours of the picture while it loads. Omit it for transparent pictures. */
  placeholder?: string | undefined
}

export interface PictureProps extends NativeProps<'img'> {
  /** The encoded files of the picture. */
  source: PictureSource
  /** A different crop for screens below 780 px. */
  mobileSource?: PictureSource | undefined
  /** Another picture for the dark mode of the system. The browser loads only the one that it shows. */
  darkSource?: PictureSource | undefined
  /** Alternative text. Set an empty string for decorative pictures. */
  alt: string
  /** Width of the picture in the layout as in the `sizes` attribute, such as `(width < 780px) 100vw, 50vw`. */
  sizes: string
  /** Loads the picture at once and with high priority, for the largest one that is visible without scrolling. */
  priority?: boolean | undefined
  /** `natural` keeps the aspect ratio. `cover` and `contain` fill the available space, `cover` by cropping the picture. */
  fit?: keyof typeof styles.fit | undefined
  /** Part that stays visible when `cover` crops the picture. */
  align?: keyof typeof styles.align | undefined
}

/** A responsive picture in AVIF with a WebP fallback. */
export function Picture({
  source,
  mobileSource,
  darkSource,
  alt,
  sizes,
  priority,
  fit = 'natural',
  align = 'center',
  ...native
}: PictureProps) {
  const { src, width, height } = source
  // A contained picture leaves part of its box free, which the placeholder would go on filling.
  const placeholder = (fit !== 'contain' && source.placeholder) || ''
  return (
    <picture className={styles.picture}>
      {mobileSource && <Alternative source={mobileSource} sizes={sizes} when={media.mobile} />}
      {darkSource && <Alternative source={darkSource} sizes={sizes} when={media.dark} />}
      <source type="image/avif" srcSet={source.avif} sizes={sizes} />
      <img
        fetchPriority={priority ? 'high' : undefined}
        loading={priority ? undefined : 'lazy'}
        decoding={priority ? undefined : 'async'}
        {...native}
        className={`${styles.fit[fit]} ${styles.align[align]} ${placeholder}`.trim()}
        src={src}
        alt={alt}
        width={width}
        height={height}
      />
    </picture>
  )
}

interface AlternativeProps {
  source: PictureSource
  sizes: string
  /** Media query. */
  when: string
}

/** Source elements of another picture for a media query. */
function Alternative({ source, sizes, when }: AlternativeProps) {
  const size = { width: source.width, height: source.height, media: when }
  return (
    <>
      <source type="image/avif" srcSet={source.avif} sizes={sizes} {...size} />
      <source srcSet={source.src} {...size} />
    </>
  )
}
