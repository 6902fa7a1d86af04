import { expect, test } from 'vitest'
import { placeAnatomyMarkers } from './placeAnatomyMarkers.ts'

const part = { number: 1, left: 100, top: 50, width: 300, height: 20 }

test('a mark lies before the first line of its part', () => {
  expect(placeAnatomyMarkers([part])).toEqual([{ number: 1, x: 88, y: 60 }])
})

test('a mark lies beside the upper corner of a high part', () => {
  expect(placeAnatomyMarkers([{ ...part, height: 400 }])).toEqual([{ number: 1, x: 88, y: 74 }])
})

test('a mark lies after its part if another part is before it', () => {
  const box = { number: 1, left: 80, top: 50, width: 20, height: 20 }
  const [, label] = placeAnatomyMarkers([box, { ...part, number: 2 }])
  expect(label).toEqual({ number: 2, x: 412, y: 60 })
})

test('a mark may lie inside of a part that contains its own', () => {
  const container = { number: 1, left: 60, top: 40, width: 400, height: 40 }
  const [, label] = placeAnatomyMarkers([container, { ...part, number: 2 }])
  expect(label).toEqual({ number: 2, x: 88, y: 60 })
})

test('marks of parts at the same place do not cover each other', () => {
  const marks = placeAnatomyMarkers([1, 2, 3, 4].map((number) => ({ ...part, number })))
  expect(new Set(marks.map(({ x, y }) => `${x},${y}`)).size).toBe(4)
})
