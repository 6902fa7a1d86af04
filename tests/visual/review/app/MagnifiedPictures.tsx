import type { ReportedPictureDifference } from '../reviewReport.ts'
import * as styles from './stage.css.ts'
import type { Loupe } from './useLoupe.ts'

interface LensesProps {
  loupe: Loupe
  picture: ReportedPictureDifference
  addressOf: (picture: ReportedPictureDifference, kind: string) => string
}

/** Shows the same enlarged place of the picture before and of the one now. */
export function MagnifiedPictures({ loupe: { factor, x, y }, picture, addressOf }: LensesProps) {
  if (factor === 0) return null
  const kinds = (['kept', 'actual'] as const).filter((kind) => picture.files.includes(kind))
  return (
    <div className={styles.lenses}>
      {kinds.map((kind) => (
        <div
          key={kind}
          role="img"
          aria-label={`${kind === 'kept' ? 'Before' : 'Now'} at ${Math.round(x)}, ${Math.round(y)}`}
          className={styles.lens}
          style={{
            backgroundImage: `url("${addressOf(picture, kind)}")`,
            backgroundSize: `${picture.width * factor}px auto`,
            backgroundPosition: `calc(50% - ${(x - picture.width / 2) * factor}px) calc(${-y * factor}px + 6rem)`,
          }}
        />
      ))}
    </div>
  )
}
