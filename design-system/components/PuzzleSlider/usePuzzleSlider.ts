import { useRef, useState } from 'react'
import type { ChangeEvent, KeyboardEvent, MouseEvent } from 'react'

export interface PuzzleImages {
  /** URL of the picture with the gap. */
  scene: string
  /** URL of the piece on a transparent background. */
  piece: string
  /** Width of the picture; positions use the same unit. */
  width: number
  /** Height of the picture. */
  height: number
  /** Width and height of the square piece. */
  size: number
  /** Vertical position of the piece; it only moves horizontally. */
  y: number
}

/** Position of the piece. */
export interface PuzzleAnswer {
  /** Left edge of the piece, in units of the picture. */
  x: number
  /** Drag as [milliseconds since its start, left edge] points; undefined for keyboard and clicks. */
  trace?: readonly (readonly [number, number])[]
}

/** Maximum number of recorded points of a drag, besides the last one. */
const maxPoints = 300
/** Minimum distance of a drag; shorter ones are treated as clicks. */
const minDistance = 4

interface Drag {
  readonly start: number
  readonly startX: number
  readonly points: [number, number][]
}

/** State of the piece and event handlers that move it. */
export function usePuzzleSlider(
  { width, size }: PuzzleImages,
  onAnswer: (answer: PuzzleAnswer) => void,
) {
  const [x, setX] = useState(0)
  const [moved, setMoved] = useState(false)
  const drag = useRef<Drag>(undefined)

  const move = (to: number) => {
    setX(Math.min(Math.max(Math.round(to), 0), width - size))
    setMoved(true)
  }

  return {
    x,
    /** True once the piece has been moved. */
    moved,
    answer: () => onAnswer({ x }),
    picture: {
      onClick: ({ currentTarget, clientX }: MouseEvent<SVGSVGElement>) => {
        const box = currentTarget.getBoundingClientRect()
        move(((clientX - box.left) / box.width) * width - size / 2)
      },
    },
    slider: {
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        const to = target.valueAsNumber
        move(to)
        const { current } = drag
        if (current && current.points.length < maxPoints)
          current.points.push([performance.now() - current.start, to])
      },
      onPointerDown: () => {
        drag.current = { start: performance.now(), startX: x, points: [] }
      },
      onPointerCancel: () => {
        drag.current = undefined
      },
      onPointerUp: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
        const { current } = drag
        drag.current = undefined
        const to = currentTarget.valueAsNumber
        // A single step is a click beside the thumb, which the visitor may correct before submitting.
        if (!current || current.points.length < 3 || Math.abs(to - current.startX) < minDistance)
          return
        onAnswer({ x: to, trace: [...current.points, [performance.now() - current.start, to]] })
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter') return
        // Enter must not submit the form.
        event.preventDefault()
        if (moved) onAnswer({ x })
      },
    },
  }
}
