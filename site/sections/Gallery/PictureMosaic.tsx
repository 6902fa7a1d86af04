import type { PictureName } from '#data/pages/configFields.ts'
import { NamedPicture } from '../parts/NamedPicture.tsx'
import * as styles from './Gallery.css.ts'

/** Two pictures side by side, or a large one beside two small ones. */
export function PictureMosaic({ pictures }: { pictures: readonly PictureName[] }) {
  return (
    <div className={styles.columns[pictures.length === 2 ? 2 : 3]}>
      {pictures.map((name) => (
        <div key={name} className={styles.picture}>
          <NamedPicture name={name} fit="cover" sizes="(width < 780px) 100vw, 60vw" />
        </div>
      ))}
    </div>
  )
}
