import { type PointerEvent, useState } from 'react'
import type { ReportedPictureDifference } from '../reviewReport.ts'

/** Next enlargement; 0 is off. */
const next = new Map([
  [0, 3],
  [3, 6],
  [6, 0],
])

/** Enlargement of the loupe and its place on the picture, in px of the picture. */
export interface Loupe {
  readonly factor: number
  readonly x: number
  readonly y: number
}

/** Holds the loupe, which starts at the first difference of each picture. */
export function useLoupe(picture: ReportedPictureDifference | undefined) {
  const [factor, setFactor] = useState(0)
  /** Place on a picture; another picture starts anew. */
  const [moved, setMoved] = useState<{ name: string; x: number; y: number }>()
  const { width = 0, first = [0, 0], name = '' } = picture ?? {}
  const { x, y } = moved?.name === name ? moved : { x: first[0], y: first[1] }
  return {
    loupe: { factor, x, y },
    /** Switches the loupe: three times, six times, off; returns a message. */
    enlarge: () => {
      const to = next.get(factor) ?? 0
      setFactor(to)
      return to === 0 ? '' : `Loupe: ${to} times; pointer or arrow keys move it, L changes it`
    },
    move: (right: number, down: number) =>
      setMoved({
        name,
        x: Math.max(0, Math.min(width, x + right)),
        y: Math.max(0, y + down),
      }),
    /** Moves the loupe to the pointer over a picture. */
    follow: ({ currentTarget, clientX, clientY }: PointerEvent) => {
      if (factor === 0) return
      const frame = currentTarget.getBoundingClientRect()
      const scale = width / frame.width
      setMoved({ name, x: (clientX - frame.left) * scale, y: (clientY - frame.top) * scale })
    },
  }
}
