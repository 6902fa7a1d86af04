import { Button, Inline, Text } from '#design-system'
import type { PictureReviewState } from './usePictureReview.ts'
import * as styles from './review.css.ts'

type Command = 'accept' | 'reject' | 'acceptGroup' | 'rejectGroup' | 'mask' | 'takeAgain'

interface ActionsProps {
  review: PictureReviewState
  commands: Readonly<Record<Command, () => void>>
}

/** Most pictures of the strip; the list names all. */
const maxThumbnails = 8

/** Decides the current picture or all of its group, which a strip shows. */
export function PictureReviewActions({ review, commands }: ActionsProps) {
  const { canWrite, openOfGroup, others, pictures, go, addressOf } = review
  return (
    <>
      {canWrite ? (
        <Inline space={8}>
          <Button size="small" onClick={commands.accept}>
            Accept
          </Button>
          <Button size="small" variant="secondary" onClick={commands.reject}>
            Reject
          </Button>
          {openOfGroup.length > 1 && (
            <>
              <Button size="small" variant="secondary" onClick={commands.acceptGroup}>
                Accept the group ({openOfGroup.length})
              </Button>
              <Button size="small" variant="secondary" onClick={commands.rejectGroup}>
                Reject the group
              </Button>
            </>
          )}
          <Button size="small" variant="quiet" onClick={commands.mask}>
            Mask a part
          </Button>
          <Button size="small" variant="quiet" onClick={commands.takeAgain}>
            Take again
          </Button>
        </Inline>
      ) : (
        <Text size="small">To accept pictures: npm run visual:review</Text>
      )}
      {others.length > 0 && (
        <div className={styles.strip} role="group" aria-label="Same cause">
          {others.slice(0, maxThumbnails).map((other) => (
            <button key={other.name} type="button" onClick={() => go(pictures.indexOf(other))}>
              <img
                className={styles.thumbnail}
                src={addressOf(other, other.files[0] ?? 'actual')}
                alt={other.name}
                loading="lazy"
              />
            </button>
          ))}
        </div>
      )}
    </>
  )
}
