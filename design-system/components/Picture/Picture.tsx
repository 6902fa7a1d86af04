import { media } from '../../styles/media.ts'
import * as styles from './Picture.css.ts'

/** One picture in its encoded widths. */
export interface PictureSource {
  /** `srcset` of the AVIF files. */
  avif: string
  /** One WebP file, for the few browsers without AVIF. */
  src: string
  /** Width in px of the largest file. */
  width: number
  /** Height in px of the largest file. */
  height: number
  /** Class that paints the picture's colours while it loads; none for transparent pictures. */
  placeholder?: string | undefined
}

export interface PictureProps {
  /** The files, from their encoded widths. */
  source: PictureSource
  /** Another crop for screens below 780 px. */
  mobileSource?: PictureSource | undefined
  /** What the picture shows; empty for decoration. */
  alt: string
  /** How wide it is laid out, as `sizes`, e.g. `(width < 780px) 100vw, 50vw`. */
  sizes: string
  /** The largest picture of the first screen: loaded at once, before the others. */
  priority?: boolean | undefined
  /** `natural` keeps its proportions; `cover` and `contain` fill the place it is given. */
  fit?: keyof typeof styles.fit | undefined
  /** Which part stays in view where `cover` cuts. */
  align?: keyof typeof styles.align | undefined
}

/** A picture in the best format and width a browser can use. */
export function Picture({
  source,
  mobileSource,
  alt,
  sizes,
  priority,
  fit = 'natural',
  align = 'center',
}: PictureProps) {
  const { src, width, height } = source
  const placeholder = source.placeholder ?? ''
  return (
    <picture className={styles.picture}>
      {mobileSource && <Crop source={mobileSource} sizes={sizes} />}
      <source type="image/avif" srcSet={source.avif} sizes={sizes} width={width} height={height} />
      <img
        className={`${styles.fit[fit]} ${styles.align[align]} ${placeholder}`.trim()}
        src={src}
        alt={alt}
        width={width}
        height={height}
        fetchPriority={priority ? 'high' : undefined}
        loading={priority ? undefined : 'lazy'}
        decoding={priority ? undefined : 'async'}
      />
    </picture>
  )
}

/** Another crop, for small screens. */
function Crop({ source, sizes }: { source: PictureSource; sizes: string }) {
  const size = { width: source.width, height: source.height, media: media.mobile }
  return (
    <>
      <source type="image/avif" srcSet={source.avif} sizes={sizes} {...size} />
      <source srcSet={source.src} {...size} />
    </>
  )
}
