import type { DiagramText, DiagramDrawing, DrawingLayout, DiagramPathStyle } from './drawing.ts'
import { translatePath, type PictogramName, pictograms } from './pictograms.ts'
import { createLinePath, createRectanglePath, DrawingBuilder } from './DrawingBuilder.ts'

type Cell = readonly [column: number, row: number]

/** Device of a schematic with its place in each layout. */
export interface SchematicNode {
  readonly id: string
  /** Message id of its name. */
  readonly label: string
  /** Message id of its values. */
  readonly note?: string
  readonly pictogram: PictogramName
  readonly wide: Cell
  readonly narrow: Cell
  /** True for Felcera products. */
  readonly own?: boolean
}

/** Connection of two devices. */
export interface SchematicWire {
  readonly from: string
  readonly to: string
  readonly kind: 'sun' | 'stored' | 'load' | 'grid' | 'data'
  /** Message id of its label. */
  readonly label?: string
  /** Offset of its start from the middle of a device. */
  readonly shift?: number
  /** Distance of its end from the middle of a device, on the side that it comes from. */
  readonly enter?: number
}

export interface SchematicDiagram {
  readonly nodes: readonly SchematicNode[]
  readonly wires: readonly SchematicWire[]
}

const metrics = {
  wide: { box: [164, 124], row: 188 },
  narrow: { box: [142, 104], row: 140 },
} as const

interface Place {
  readonly x: number
  readonly y: number
}

/** Draws devices on a grid and the wires between them. */
export function drawSchematic(
  { nodes, wires }: SchematicDiagram,
  text: DiagramText,
  layout: DrawingLayout,
): DiagramDrawing {
  const {
    box: [boxWidth, boxHeight],
    row,
  } = metrics[layout]
  const columns = Math.max(...nodes.map((node) => node[layout][0]))
  const rows = Math.max(...nodes.map((node) => node[layout][1]))
  const sketch = new DrawingBuilder(layout, text, rows * row + boxHeight + 4)
  const step = (sketch.width - boxWidth - 4) / columns
  const centers = new Map<string, Place>(
    nodes.map((node) => [
      node.id,
      {
        x: 2 + boxWidth / 2 + node[layout][0] * step,
        y: 2 + boxHeight / 2 + node[layout][1] * row,
      },
    ]),
  )
  for (const wire of wires) {
    const [from, to] = [centers.get(wire.from), centers.get(wire.to)]
    if (from && to) drawWire(sketch, wire, from, to, [boxWidth, boxHeight])
  }
  for (const node of nodes) {
    const center = centers.get(node.id)
    if (center) drawNode(sketch, node, center, [boxWidth, boxHeight])
  }
  return sketch.drawing()
}

function drawNode(
  sketch: DrawingBuilder,
  { label, note, pictogram, own = false }: SchematicNode,
  { x, y }: Place,
  [width, height]: readonly [number, number],
): void {
  const top = y - height / 2
  sketch.path(own ? 'body' : 'shade', createRectanglePath(x - width / 2, top, width, height, 10))
  const pad = sketch.wide ? 14 : 7
  for (const [look, d] of pictograms[pictogram])
    sketch.path(look, translatePath(d, x - 24, top + pad))
  const place = { x, width: width - 12, anchor: 'middle' } as const
  const first = top + pad + 42
  const labelHeight = sketch.text(label, { ...place, y: first })
  if (note) sketch.text(note, { ...place, y: first + labelHeight, look: 'note' })
}

const looks: Readonly<Record<SchematicWire['kind'], DiagramPathStyle>> = {
  sun: 'sun',
  stored: 'stored',
  load: 'load',
  grid: 'grid',
  data: 'data',
}

function drawWire(
  sketch: DrawingBuilder,
  { kind, label, shift = 0, enter = 0 }: SchematicWire,
  from: Place,
  target: Place,
  [boxWidth, boxHeight]: readonly [number, number],
): void {
  const to = { x: target.x + Math.sign(from.x - target.x) * enter, y: target.y }
  const start = { x: from.x + shift, y: from.y }
  const level = from.y === to.y
  const upright = start.x === to.x
  const down = from.y < to.y ? 1 : -1
  const points: (readonly [number, number])[] =
    level || upright
      ? [
          [start.x, start.y],
          [to.x, to.y],
        ]
      : middleRoute(start, to, to.y - (down * boxHeight) / 2 - down * (sketch.wide ? 32 : 18))
  sketch.path(looks[kind], createLinePath(points))
  if (!label) return
  const gap = Math.abs(from.x - to.x) - boxWidth
  if (level)
    sketch.text(label, {
      x: (from.x + to.x) / 2,
      y: from.y - 4,
      width: Math.max(gap - 4, 34),
      anchor: 'middle',
      look: 'note',
      align: 'above',
    })
  else
    sketch.text(label, {
      x: (upright ? start.x : to.x) + 8,
      y: upright
        ? (from.y + to.y) / 2
        : to.y - (down * boxHeight) / 2 - down * (sketch.wide ? 16 : 9),
      width: 100,
      look: 'note',
      align: 'middle',
    })
}

const middleRoute = (from: Place, to: Place, y: number): (readonly [number, number])[] => [
  [from.x, from.y],
  [from.x, y],
  [to.x, y],
  [to.x, to.y],
]
