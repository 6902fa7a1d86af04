import type { PictureName } from '#data/pages/configFields.ts'
import { NamedPicture } from '../parts/NamedPicture.tsx'
import * as styles from './Gallery.css.ts'

/** Pairs of pictures, or a large one beside two small ones, with another pair below if there are five. */
export function PictureMosaic({ pictures }: { pictures: readonly PictureName[] }) {
  return (
    <div className={styles.columns[selectColumns(pictures.length)]}>
      {pictures.map((name) => (
        <div key={name} className={styles.picture}>
          <NamedPicture name={name} fit="cover" sizes="(width < 780px) 100vw, 60vw" />
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
