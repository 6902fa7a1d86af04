import { useRef, useState } from 'react'
import type { ChangeEvent, KeyboardEvent, MouseEvent } from 'react'

export interface Puzzle {
  /** The picture with its hole, as an address. */
  scene: string
  /** The piece on nothing, as an address. */
  piece: string
  /** Width of the picture; positions are in the same unit. */
  width: number
  /** Height of the picture. */
  height: number
  /** Width and height of the piece. */
  size: number
  /** Distance of the piece from the top; it only moves sideways. */
  y: number
}

/** Where the piece was put. */
export interface PuzzleAnswer {
  /** Left edge of the piece, in units of the picture. */
  x: number
  /** How it was dragged there, as [milliseconds since the start, left edge]; none for keys and clicks. */
  trace?: readonly (readonly [number, number])[]
}

/** Points of a drag that are kept; the last one always is. */
const most = 300
/** Shorter ways are clicks of an unsteady hand. */
const least = 4

interface Drag {
  readonly start: number
  readonly from: number
  readonly points: [number, number][]
}

/** The place of the piece, and what moves it. */
export function usePuzzle({ width, size }: Puzzle, onAnswer: (answer: PuzzleAnswer) => void) {
  const [x, setX] = useState(0)
  const [moved, setMoved] = useState(false)
  const drag = useRef<Drag>(undefined)

  const move = (to: number) => {
    setX(Math.min(Math.max(Math.round(to), 0), width - size))
    setMoved(true)
  }

  return {
    x,
    /** Whether there is something to answer with. */
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
        if (current && current.points.length < most)
          current.points.push([performance.now() - current.start, to])
      },
      onPointerDown: () => {
        drag.current = { start: performance.now(), from: x, points: [] }
      },
      onPointerCancel: () => {
        drag.current = undefined
      },
      onPointerUp: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
        const { current } = drag
        drag.current = undefined
        const to = currentTarget.valueAsNumber
        // One step is a click beside the thumb: what it does may be corrected before it counts.
        if (!current || current.points.length < 3 || Math.abs(to - current.from) < least) return
        onAnswer({ x: to, trace: [...current.points, [performance.now() - current.start, to]] })
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter') return
        // The form is not ready to be sent yet.
        event.preventDefault()
        if (moved) onAnswer({ x })
      },
    },
  }
}
