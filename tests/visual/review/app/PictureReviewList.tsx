import type { PictureReviewState } from './usePictureReview.ts'
import * as styles from './review.css.ts'

const scrollTo = (button: HTMLButtonElement | null) => button?.scrollIntoView({ block: 'nearest' })

/** Lists the differing pictures by cause, with their decisions. */
export function PictureReviewList({ groups, pictures, current, decided, go }: PictureReviewState) {
  return (
    <nav aria-label="Pictures" className={styles.list}>
      {groups.map(({ cause, pictures: own }) => (
        <div key={cause}>
          <h2 className={styles.cause}>{cause || 'No known cause'}</h2>
          {own.map((picture) => (
            <button
              key={picture.name}
              type="button"
              className={styles.item}
              aria-current={picture === current}
              ref={picture === current ? scrollTo : null}
              onClick={() => go(pictures.indexOf(picture))}
            >
              <span className={styles.itemName}>{picture.name}</span>
              <span className={styles.itemNote}>{picture.changed.join(' and ')}</span>
              <span className={styles.itemNote}>{decided.get(picture.name)}</span>
            </button>
          ))}
        </div>
      ))}
    </nav>
  )
}
