import type { PictureName } from '#data/pages/configFields.ts'
import { NamedPicture } from '../parts/NamedPicture.tsx'
import * as styles from './Gallery.css.ts'

interface PictureMosaicProps {
  pictures: readonly PictureName[]
  /** Pictures for dark mode; each has the name of its picture and `-dark`. */
  dark?: readonly PictureName[] | undefined
}

/** Pairs of pictures, or a large one beside two small ones, with another pair below if there are five. */
export function PictureMosaic({ pictures, dark = [] }: PictureMosaicProps) {
  return (
    <div className={styles.columns[selectColumns(pictures.length)]}>
      {pictures.map((name) => (
        <div key={name} className={styles.picture}>
          <NamedPicture
            name={name}
            dark={dark.find((other) => other === `${name}-dark`)}
            fit="cover"
            sizes="(width < 780px) 100vw, 60vw"
          />
        </div>
      ))}
    </div>
  )
}

/** Selects the layout in which this many pictures fill all rows. */
function selectColumns(count: number): keyof typeof styles.columns {
  if (count % 2 === 0) return 'pairs'
  return count === 3 ? 'three' : 'five'
}
