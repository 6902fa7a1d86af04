import { join } from 'node:path'
import { expect, it } from 'vitest'
import { diagramNames, drawDiagram } from '#data/diagrams/diagrams.ts'
import type { DiagramDrawing, DrawingLayout } from '#data/diagrams/drawing.ts'
import { readProductDocumentTexts } from '#scripts/documents/documentTexts.ts'

const { text } = readProductDocumentTexts(join(import.meta.dirname, '../..'), 'en')
const layouts: readonly DrawingLayout[] = ['wide', 'narrow']
const schematics = diagramNames
  .filter((name) => /-(?:topology|line|wiring)$/.test(name))
  .flatMap((name) => layouts.map((layout) => ({ name, layout })))

type Point = readonly [x: number, y: number]
type Box = readonly [left: number, top: number, right: number, bottom: number]

/** Returns the boxes of the devices; their corners have a radius of 10. */
const boxesOf = ({ paths }: DiagramDrawing): readonly Box[] =>
  paths.flatMap(({ look, d }): readonly Box[] => {
    const [x, y, w, h] = [...d.matchAll(/-?[\d.]+/g)].map(Number)
    const corners = /^M[\d.]+ [\d.]+h[\d.]+a10 10 0 0 1 10 10v([\d.]+)a/.exec(d)
    const height = Number(corners?.[1])
    return (look === 'body' || look === 'shade') && corners && x && y !== undefined && w && h
      ? [[x - 10, y, x + w + 10, y + height + 20]]
      : []
  })

const wireLooks: readonly string[] = ['sun', 'stored', 'load', 'grid', 'data']

/** Returns the corners of each wire. */
const wiresOf = ({ paths }: DiagramDrawing): readonly (readonly Point[])[] =>
  paths
    .filter(({ look }) => wireLooks.includes(look))
    .flatMap(({ d }) => d.split('M').slice(1))
    .map((line) => line.split('L').map((point): Point => [...pair(point)]))

const pair = (point: string): Point => {
  const [x = 0, y = 0] = point.split(' ').map(Number)
  return [x, y]
}

const contains = ([left, top, right, bottom]: Box, [x, y]: Point) =>
  left < x && x < right && top < y && y < bottom

/** Returns true if a horizontal or vertical line intersects the inside of a box. */
const crosses = ([left, top, right, bottom]: Box, [ax, ay]: Point, [bx, by]: Point) =>
  Math.min(ax, bx) < right &&
  Math.max(ax, bx) > left &&
  Math.min(ay, by) < bottom &&
  Math.max(ay, by) > top

function hiddenWires(drawing: DiagramDrawing): readonly string[] {
  const boxes = boxesOf(drawing)
  expect(boxes.length).toBeGreaterThan(4)
  return wiresOf(drawing).flatMap((points) => {
    const [start, end] = [points[0], points.at(-1)]
    if (!start || !end) return []
    const others = boxes.filter((box) => !contains(box, start) && !contains(box, end))
    return points
      .slice(1)
      .flatMap((point, index) =>
        others
          .filter((box) => crosses(box, points[index] ?? start, point))
          .map((box) => `${points.join(' – ')} passes behind ${box.join(' ')}`),
      )
  })
}

it.each(schematics)('no wire of $name passes behind another device, $layout', (schematic) => {
  expect(hiddenWires(drawDiagram(schematic.name, text, schematic.layout))).toEqual([])
})
