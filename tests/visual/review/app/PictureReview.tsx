import { Disclosure, Heading, Inline, Link, Text } from '#design-system'
import { useState } from 'react'
import type { PictureReviewReport } from '../reviewReport.ts'
import {
  AccessibilityOutlineDifferenceView,
  outlineRegionId,
} from './AccessibilityOutlineDifferenceView.tsx'
import { ChangeGroupThumbnails, PictureReviewActions } from './Actions.tsx'
import { ComparisonViewBar } from './ComparisonViewBar.tsx'
import { ComputedStyleChangeTable } from './ComputedStyleChangeTable.tsx'
import { MagnifiedPictures } from './MagnifiedPictures.tsx'
import {
  type ComparisonView,
  comparisonViews,
  hasBothPictures,
  PictureComparison,
  scrollToFirst,
  type Zoom,
  zooms,
} from './PictureComparison.tsx'
import { PictureReviewList } from './PictureReviewList.tsx'
import * as styles from './review.css.ts'
import { useBlinkingOverlay } from './useBlinkingOverlay.ts'
import { useKeyboardShortcuts } from './useKeyboardShortcuts.ts'
import { useLoupe } from './useLoupe.ts'
import {
  type PictureReviewState,
  revertedPictureReason,
  usePictureReview,
} from './usePictureReview.ts'

/** Distance that an arrow key moves the loupe, in px. */
const step = 8
const viewNames = Object.keys(comparisonViews) as ComparisonView[]

/** The review of differing pictures: a list by what has changed, and the current picture with all of its changes. */
export function PictureReview({ report }: { report: PictureReviewReport }) {
  const review = usePictureReview(report)
  const { current, at, go, say, decideCurrent, decideGroup, takeAgain } = review
  const [view, setView] = useState<ComparisonView>('sides')
  const [zoom, setZoom] = useState<Zoom>('fit')
  const [cut, setCut] = useState(50)
  const [isHidden, blink] = useBlinkingOverlay(view === 'blink')
  const { loupe, enlarge, move, follow } = useLoupe(current)
  const commands = {
    accept: () => void decideCurrent('accepted'),
    reject: () => void decideCurrent('rejected'),
    acceptGroup: () => void decideGroup('accepted'),
    rejectGroup: () => void decideGroup('rejected'),
    takeAgain: () => void takeAgain(),
  }
  const zoomOn = () => setZoom(zooms[(zooms.indexOf(zoom) + 1) % zooms.length] ?? 'fit')
  useKeyboardShortcuts({
    ...Object.fromEntries(viewNames.map((name, index) => [index + 1, () => setView(name)])),
    j: () => go(at + 1),
    k: () => go(at - 1),
    a: commands.accept,
    e: commands.acceptGroup,
    r: commands.reject,
    x: commands.rejectGroup,
    t: commands.takeAgain,
    f: scrollToFirst,
    z: zoomOn,
    l: () => say(enlarge()),
    b: () => (view === 'blink' ? blink() : setView('blink')),
    o: () => document.getElementById(outlineRegionId)?.focus(),
    // Without the loupe they scroll.
    ...(loupe.factor > 0 && {
      ArrowLeft: () => move(-step, 0),
      ArrowRight: () => move(step, 0),
      ArrowUp: () => move(0, -step),
      ArrowDown: () => move(0, step),
    }),
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
            <Text size="small" id="changes">
              Changed: {current.changes.map(({ title }) => title).join('; ')}
            </Text>
            {current.causes.length > 0 && (
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
            <PictureReviewActions review={review} commands={commands} />
            <ChangeGroupThumbnails review={review} />
            <ComparisonViewBar
              {...{ view, setView, cut, setCut, zoom, zoomOn }}
              isPair={hasBothPictures(current)}
            />
          </>
        )}
        <Text size="small" id="message" role="status">
          {review.message}
        </Text>
        {current && review.decisionAbout(current) !== revertedPictureReason && (
          <>
            <MagnifiedPictures loupe={loupe} picture={current} addressOf={review.addressOf} />
            <ComputedStyleChangeTable changes={current.styles} />
            <AccessibilityOutlineDifferenceView lines={current.outline} />
            <PictureComparison
              picture={current}
              addressOf={review.addressOf}
              view={view}
              zoom={zoom}
              cut={cut}
              isHidden={isHidden}
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
  Z: 'zoom',
  L: 'loupe',
  B: 'blink',
  O: 'outline',
  A: 'accept',
  E: 'accept the group',
  R: 'reject',
  X: 'reject the group',
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
