import { type CSSProperties, type PointerEvent, useRef } from 'react'
import type { ComparisonMask } from '../../raw.ts'
import type { ReportedPictureDifference } from '../../report.ts'
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

interface StageProps {
  picture: ReportedPictureDifference
  addressOf: (picture: ReportedPictureDifference, kind: string) => string
  view: ComparisonView
  /** Place of the cut, or opacity of the upper picture, in percent. */
  cut: number
  /** True while the upper picture is hidden. */
  isHidden: boolean
  masks: readonly ComparisonMask[]
  /** Called with a mask that was drawn; undefined if none are drawn now. */
  onMask: ((mask: ComparisonMask) => void) | undefined
  onPointerMove: (event: PointerEvent) => void
}

/** Returns whether there is a picture before and one now. */
export const hasBothPictures = ({ files }: ReportedPictureDifference): boolean =>
  files.includes('kept') && files.includes('actual')

const captionOf = ({ files, changed }: ReportedPictureDifference) =>
  files.includes('kept')
    ? 'Removed picture'
    : changed.includes('picture')
      ? 'New picture'
      : 'Picture, as it was'

/** Shows the picture before and the one now, with the masks. */
export function PictureComparison(props: StageProps) {
  const { picture, view } = props
  const [kind] = picture.files
  if (kind === undefined) return null
  if (!hasBothPictures(picture))
    return (
      <div id="stage" className={styles.stage.pair}>
        <Figure {...props} kind={kind} upper={undefined} caption={captionOf(picture)} />
      </div>
    )
  if (view === 'sides')
    return (
      <div id="stage" className={styles.stage.pair}>
        <Figure {...props} kind="kept" upper={undefined} caption="Before" />
        <Figure {...props} kind="actual" upper={undefined} caption="Now" />
      </div>
    )
  const marks = view === 'difference' && picture.files.includes('difference')
  return (
    <div id="stage" className={styles.stage.one}>
      <Frame {...props} kind={marks ? 'actual' : 'kept'} upper={marks ? 'difference' : 'actual'} />
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
export const scrollToFirst = (): void =>
  document.querySelector(`.${styles.first}`)?.scrollIntoView({ block: 'center' })

function Frame({ picture, kind, upper, addressOf, masks, onMask, ...props }: FrameProps) {
  const { name, width, first } = picture
  const onLoad = useScrollToFirst(name)
  // Stored in pixels; percentages of a margin refer to the width.
  const below = (y: number): CSSProperties => ({ marginBlockStart: `${(y / width) * 100}%` })
  return (
    <div
      data-frame=""
      className={styles.frame}
      {...(onMask && {
        'data-masking': '',
        onPointerDown: (event) => drawMask(event, width, onMask),
      })}
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
      <div className={styles.first} style={below(first)} />
      {masks.map(([x, y, wide, high]) => (
        <div
          key={`${x} ${y} ${wide} ${high}`}
          data-mask=""
          className={styles.mask}
          style={{
            ...below(y),
            insetInlineStart: `${(x / width) * 100}%`,
            inlineSize: `${(wide / width) * 100}%`,
            aspectRatio: `${wide} / ${high}`,
          }}
        />
      ))}
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

/** Smallest side of a mask in px. */
const leastMask = 4

/** Makes a mask of the area that is dragged over. */
function drawMask(
  event: PointerEvent,
  width: number,
  onMask: (mask: ComparisonMask) => void,
): void {
  event.preventDefault()
  const frame = event.currentTarget.getBoundingClientRect()
  const scale = width / frame.width
  const place = ({ clientX, clientY }: { clientX: number; clientY: number }) =>
    [(clientX - frame.left) * scale, (clientY - frame.top) * scale].map(Math.round)
  const [x0 = 0, y0 = 0] = place(event)
  const finish = (end: globalThis.PointerEvent) => {
    const [x1 = 0, y1 = 0] = place(end)
    const mask: ComparisonMask = [
      Math.min(x0, x1),
      Math.min(y0, y1),
      Math.abs(x1 - x0),
      Math.abs(y1 - y0),
    ]
    if (mask[2] > leastMask && mask[3] > leastMask) onMask(mask)
  }
  addEventListener('pointerup', finish, { once: true })
}
