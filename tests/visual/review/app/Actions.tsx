import { Button, Inline, Input, Text } from '#design-system'
import { maxStripPictures } from '../reviewReport.ts'
import type { PictureReviewState } from './usePictureReview.ts'
import * as styles from './review.css.ts'

type Command = 'accept' | 'reject' | 'acceptGroup' | 'rejectGroup' | 'takeAgain'

interface ActionsProps {
  review: PictureReviewState
  commands: Readonly<Record<Command, () => void>>
}

/** Decides the current picture, or its change in all pictures of the group. */
export function PictureReviewActions({ review, commands }: ActionsProps) {
  const { canWrite, openOfGroup, group, groupNumber, why, setWhy } = review
  if (!canWrite)
    return (
      <Text size="small">
        To accept the group:{' '}
        <code>{`npm run visual:decide -- --from report.html --group ${groupNumber} --by "Name" --why "Reason"`}</code>
        , or on the machine that took the pictures: npm run visual:review
      </Text>
    )
  return (
    <>
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
        <Button size="small" variant="quiet" onClick={commands.takeAgain}>
          Take again
        </Button>
      </Inline>
      <Input
        id="reason"
        name="reason"
        label="Reason"
        value={why}
        placeholder={group?.title}
        onChange={({ currentTarget }) => setWhy(currentTarget.value)}
      />
    </>
  )
}

/** Shows the other pictures of the group around their first differences. */
export function ChangeGroupThumbnails({ review }: { review: PictureReviewState }) {
  const { others, pictures, go, addressOf, isOneFile } = review
  if (others.length === 0) return null
  return (
    <div className={styles.strip} role="group" aria-label="Same change">
      {others.slice(0, maxStripPictures).map((other) => (
        <button key={other.name} type="button" onClick={() => go(pictures.indexOf(other))}>
          <img
            className={styles.thumbnail}
            src={addressOf(other, isOneFile ? (other.files[0] ?? 'actual') : 'crop')}
            alt={other.name}
            loading="lazy"
          />
        </button>
      ))}
    </div>
  )
}
