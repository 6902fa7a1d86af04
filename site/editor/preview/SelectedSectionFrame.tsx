import { useLayoutEffect, useRef, useState } from 'react'
import * as styles from './preview.css.ts'

interface Box {
  readonly top: number
  readonly left: number
  readonly width: number
  readonly height: number
}

/** Returns the elements of a section, or of all those of a fragment. */
const childrenOf = (key: string | undefined): readonly Element[] =>
  key === undefined
    ? []
    : [...document.querySelectorAll(`[data-section-key="${CSS.escape(key)}"] > *`)]

/** Returns the box of a section in the document, around all its elements. */
function boxOf(key: string | undefined): Box | undefined {
  const boxes = childrenOf(key).map((child) => child.getBoundingClientRect())
  const [first] = boxes
  if (!first) return undefined
  const top = Math.min(...boxes.map((box) => box.top))
  const bottom = Math.max(...boxes.map((box) => box.bottom))
  return {
    top: top + scrollY,
    left: first.left + scrollX,
    width: first.width,
    height: bottom - top,
  }
}

const sameBox = (a: Box | undefined, b: Box | undefined): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b)

/** Follows the box of a section through changes of the layout. */
export function useSectionBoundingBox(key: string | undefined): Box | undefined {
  const [box, setBox] = useState<Box>()
  useLayoutEffect(() => {
    const measure = () =>
      setBox((before) => {
        const now = boxOf(key)
        return sameBox(before, now) ? before : now
      })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    for (const child of childrenOf(key)) observer.observe(child)
    return () => observer.disconnect()
  })
  return box
}

interface SelectionFrameProps {
  sectionKey: string
  /** Visible name of the section. */
  name: string
  /** Accessible name: the section, its position, the keys. */
  label: string
}

/** Frame around the selected section; takes the focus of the keyboard for it. */
export function SelectedSectionFrame({ sectionKey, name, label }: SelectionFrameProps) {
  const box = useSectionBoundingBox(sectionKey)
  const frame = useRef<HTMLButtonElement>(null)
  if (!box) return null
  return (
    <button
      ref={frame}
      id="selection"
      className={styles.selected}
      style={{ ...box }}
      type="button"
      aria-label={label}
    >
      <span className={styles.name} aria-hidden>
        {name}
      </span>
    </button>
  )
}

/** Dashed frame around the section under the pointer. */
export function HoveredSectionFrame({ sectionKey }: { sectionKey: string | undefined }) {
  const box = useSectionBoundingBox(sectionKey)
  return box ? <div className={styles.hovered} style={{ ...box }} /> : null
}
