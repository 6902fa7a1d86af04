import type { PictureReviewState } from './usePictureReview.ts'
import * as styles from './review.css.ts'

const scrollTo = (button: HTMLButtonElement | null) => button?.scrollIntoView({ block: 'nearest' })

/** Lists the differing pictures by what has changed, with their decisions. */
export function PictureReviewList({
  placed,
  pictures,
  current,
  decisionAbout,
  go,
}: PictureReviewState) {
  return (
    <nav aria-label="Pictures" className={styles.list}>
      {placed.map(({ group, pictures: own }) => (
        <div key={group.id}>
          <h2 className={styles.cause}>{group.title}</h2>
          {group.causes.length > 0 && (
            <p className={styles.possibleCauses}>{listed(group.causes)}</p>
          )}
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
              <span className={styles.itemNote}>{picture.changed.join(' and ') || 'flaky'}</span>
              <span className={styles.itemNote}>{decisionAbout(picture)}</span>
            </button>
          ))}
        </div>
      ))}
    </nav>
  )
}

/** Causes of a group that are listed. */
const maxCauses = 3

const listed = (names: readonly string[]) =>
  [
    ...names.slice(0, maxCauses),
    ...(names.length > maxCauses ? [`${names.length - maxCauses} more`] : []),
  ].join(', ')
