import { Disclosure, Heading, Inline, Link, Text } from '#design-system'
import { useState } from 'react'
import type { PictureReviewReport } from '../../report.ts'
import { PictureReviewActions } from './Actions.tsx'
import { MagnifiedPictures } from './MagnifiedPictures.tsx'
import {
  AccessibilityOutlineDifferenceView,
  outlineRegionId,
} from './AccessibilityOutlineDifferenceView.tsx'
import { PictureReviewList } from './PictureReviewList.tsx'
import {
  hasBothPictures,
  scrollToFirst,
  PictureComparison,
  type ComparisonView,
  comparisonViews,
} from './PictureComparison.tsx'
import { ComputedStyleChangeTable } from './ComputedStyleChangeTable.tsx'
import { useBlinkingOverlay } from './useBlinkingOverlay.ts'
import { useKeyboardShortcuts } from './useKeyboardShortcuts.ts'
import { useLoupe } from './useLoupe.ts'
import {
  revertedPictureReason,
  type PictureReviewState,
  usePictureReview,
} from './usePictureReview.ts'
import { ComparisonViewBar } from './ComparisonViewBar.tsx'
import * as styles from './review.css.ts'

const maskHint =
  'Drag over what is not to be compared. M ends it; masks are removed in tests/visual/masks.json.'
/** Distance that an arrow key moves the loupe, in px. */
const step = 8
const viewNames = Object.keys(comparisonViews) as ComparisonView[]

/** The review of differing pictures: a list by cause, and the current picture with what has changed. */
export function PictureReview({ report }: { report: PictureReviewReport }) {
  const review = usePictureReview(report)
  const { current, at, go, say, decide, openOfGroup, takeAgain } = review
  const [view, setView] = useState<ComparisonView>('sides')
  const [cut, setCut] = useState(50)
  const [isMasking, setMasking] = useState(false)
  const [isHidden, blink] = useBlinkingOverlay(view === 'blink')
  const { loupe, enlarge, move, follow } = useLoupe(current)
  const decideCurrent = (verdict: 'accepted' | 'rejected') =>
    current && void decide([current], verdict)
  const mask = () => {
    setMasking(!isMasking)
    say(isMasking ? '' : maskHint)
  }
  const commands = {
    accept: () => decideCurrent('accepted'),
    reject: () => decideCurrent('rejected'),
    acceptGroup: () => void decide(openOfGroup, 'accepted'),
    rejectGroup: () => void decide(openOfGroup, 'rejected'),
    mask,
    takeAgain: () => void takeAgain(),
  }
  useKeyboardShortcuts({
    ...Object.fromEntries(viewNames.map((name, index) => [index + 1, () => setView(name)])),
    j: () => go(at + 1),
    k: () => go(at - 1),
    a: commands.accept,
    e: commands.acceptGroup,
    r: commands.reject,
    m: mask,
    t: commands.takeAgain,
    f: scrollToFirst,
    l: () => say(enlarge()),
    b: () => (view === 'blink' ? blink() : setView('blink')),
    o: () => document.getElementById(outlineRegionId)?.focus(),
    ArrowLeft: () => move(-step, 0),
    ArrowRight: () => move(step, 0),
    ArrowUp: () => move(0, -step),
    ArrowDown: () => move(0, step),
  })
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Heading level={1} size="h4">
          Pictures and outlines that differ
        </Heading>
        <Text size="small" tone="muted" role="status">
          {countOf(review)}
        </Text>
      </header>
      <PictureReviewList {...review} />
      <main className={styles.main}>
        <Unseen names={report.unseen} />
        {current && (
          <>
            <Heading level={2} size="h5">
              {current.name}
            </Heading>
            <Text size="small">
              {current.problem} · {current.address}
            </Text>
            {current.causes.length > 1 && (
              <Text size="small" id="causes">
                Possible causes: {current.causes.join(', ')}
              </Text>
            )}
            <Inline space={12} id="links">
              {current.links.map(({ text, href }) => (
                <Link key={href} href={href}>
                  {text}
                </Link>
              ))}
            </Inline>
            {hasBothPictures(current) && <ComparisonViewBar {...{ view, setView, cut, setCut }} />}
            <PictureReviewActions review={review} commands={commands} />
          </>
        )}
        <Text size="small" id="message" role="status">
          {review.message}
        </Text>
        {current && review.decided.get(current.name) !== revertedPictureReason && (
          <>
            <MagnifiedPictures loupe={loupe} picture={current} addressOf={review.addressOf} />
            <ComputedStyleChangeTable changes={current.styles} />
            <AccessibilityOutlineDifferenceView lines={current.outline} />
            <PictureComparison
              picture={current}
              addressOf={review.addressOf}
              view={view}
              cut={cut}
              isHidden={isHidden}
              masks={review.masks}
              onMask={isMasking ? (box) => void review.keepMask(box) : undefined}
              onPointerMove={follow}
            />
          </>
        )}
      </main>
      <Keys />
    </div>
  )
}

function countOf({ pictures, open }: PictureReviewState): string {
  if (pictures.length === 0) return 'Nothing differs.'
  const count = (what: 'picture' | 'outline') => {
    const { length } = open.filter(({ changed }) => changed.includes(what))
    return `${length} ${what}${length === 1 ? '' : 's'}`
  }
  return `${open.length} of ${pictures.length} to judge: ${count('picture')}, ${count('outline')}`
}

/** Lists the changes that no differing picture shows. */
function Unseen({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <Disclosure summary={`Changes that no picture shows: ${names.length}`}>
      {names.map((name) => (
        <Text key={name} size="small">
          {name}
        </Text>
      ))}
    </Disclosure>
  )
}

const keys = {
  J: 'next',
  K: 'previous',
  '1–6': 'view',
  F: 'first difference',
  L: 'loupe',
  B: 'blink',
  O: 'outline',
  A: 'accept',
  E: 'accept the group',
  R: 'reject',
  M: 'mask',
  T: 'take again',
}

function Keys() {
  return (
    <footer className={styles.foot}>
      {Object.entries(keys).map(([name, meaning]) => (
        <span key={name}>
          <kbd className={styles.key}>{name}</kbd> {meaning}{' '}
        </span>
      ))}
    </footer>
  )
}
