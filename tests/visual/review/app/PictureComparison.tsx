import { type CSSProperties, type PointerEvent, useRef } from 'react'
import type { ReportedPictureDifference } from '../reviewReport.ts'
import * as styles from './stage.css.ts'

/** Labels of the views of a pair of pictures. */
export const comparisonViews = {
  sides: 'Side by side',
  swipe: 'Swipe',
  overlay: 'Overlay',
  difference: 'Difference',
  onion: 'Onion skin',
  blink: 'Blink',
} as const

export type ComparisonView = keyof typeof comparisonViews

/** Enlargements of the stage: as wide as it is, one pixel for each, and more. */
export const zooms = ['fit', 1, 2, 4] as const

export type Zoom = (typeof zooms)[number]

interface StageProps {
  picture: ReportedPictureDifference
  addressOf: (picture: ReportedPictureDifference, kind: string) => string
  view: ComparisonView
  zoom: Zoom
  /** Place of the cut, or opacity of the upper picture, in percent. */
  cut: number
  /** True while the upper picture is hidden. */
  isHidden: boolean
  onPointerMove: (event: PointerEvent) => void
}

/** Returns whether there is a picture before and one now. */
export const hasBothPictures = ({ files }: ReportedPictureDifference): boolean =>
  files.includes('kept') && files.includes('actual')

function captionOf({ changes, changed }: ReportedPictureDifference): string {
  const kinds = changes.map(({ kind }) => kind)
  if (kinds.includes('removed')) return 'Removed picture'
  if (kinds.includes('new')) return 'New picture'
  return changed.includes('picture')
    ? 'Now, with what differs; npm run visual:before draws the picture before'
    : 'Picture, as it was'
}

/** Shows the picture before and the one now. */
export function PictureComparison(props: StageProps) {
  const { picture, view } = props
  const [kind] = picture.files
  if (kind === undefined) return null
  const marks = picture.files.includes('difference') ? 'difference' : undefined
  if (!hasBothPictures(picture))
    return (
      <div id="stage" className={styles.stage.one}>
        <Figure {...props} kind={kind} upper={marks} caption={captionOf(picture)} />
      </div>
    )
  if (view === 'sides')
    return (
      <div id="stage" className={styles.stage.pair}>
        <Figure {...props} kind="kept" upper={undefined} caption="Before" />
        <Figure {...props} kind="actual" upper={undefined} caption="Now" />
      </div>
    )
  const showsMarks = view === 'difference' && marks !== undefined
  return (
    <div id="stage" className={styles.stage.one}>
      <div className={styles.figure}>
        <Frame
          {...props}
          kind={showsMarks ? 'actual' : 'kept'}
          upper={showsMarks ? marks : 'actual'}
        />
      </div>
    </div>
  )
}

interface FrameProps extends StageProps {
  kind: string
  /** Kind of the picture on top. */
  upper: string | undefined
}

function Figure({ caption, ...frame }: FrameProps & { caption: string }) {
  return (
    <figure className={styles.figure}>
      <figcaption>{caption}</figcaption>
      <Frame {...frame} />
    </figure>
  )
}

/** Pictures whose first difference was scrolled into view. */
function useScrollToFirst(name: string) {
  const last = useRef('')
  return () => {
    const images = [...document.querySelectorAll<HTMLImageElement>('#stage img')]
    if (last.current === name || images.some(({ complete }) => !complete)) return
    last.current = name
    scrollToFirst()
  }
}

/** Scrolls to the first difference. */
export function scrollToFirst(): void {
  for (const mark of document.querySelectorAll(`.${styles.first}`))
    mark.scrollIntoView({ block: 'center', inline: 'center' })
}

function Frame({ picture, kind, upper, addressOf, zoom, ...props }: FrameProps) {
  const {
    name,
    width,
    first: [x, y],
    isCropped = false,
  } = picture
  const onLoad = useScrollToFirst(name)
  // Stored in pixels; percentages of a margin refer to the width.
  const place: CSSProperties = {
    marginBlockStart: `${(y / width) * 100}%`,
    insetInlineStart: `${(x / width) * 100}%`,
  }
  const isZoomed = zoom !== 'fit' && !isCropped
  return (
    <div
      data-frame=""
      className={styles.frame}
      {...(isZoomed && { 'data-zoomed': zoom, style: { inlineSize: `${width * zoom}px` } })}
      onPointerMove={props.onPointerMove}
    >
      <img src={addressOf(picture, kind)} alt={kind} onLoad={onLoad} />
      {upper !== undefined && (
        <img
          src={addressOf(picture, upper)}
          alt={upper}
          className={upperClass(props.view, upper)}
          style={upperStyle(props)}
          hidden={props.isHidden}
          onLoad={onLoad}
        />
      )}
      {!isCropped && <div className={styles.first} style={place} />}
    </div>
  )
}

const upperClass = (view: ComparisonView, kind: string) =>
  kind === 'difference'
    ? styles.layer.difference
    : styles.layer[view === 'overlay' ? 'overlay' : 'plain']

const upperStyle = ({ view, cut }: Pick<StageProps, 'view' | 'cut'>): CSSProperties =>
  view === 'swipe'
    ? { clipPath: `inset(0 0 0 ${cut}%)` }
    : view === 'onion'
      ? { opacity: cut / 100 }
      : {}
