import type { DiagramText, DiagramDrawing, DrawingLayout, DiagramPathStyle } from './drawing.ts'
import { translatePath, type PictogramName, pictograms } from './pictograms.ts'
import { createLinePath, createRectanglePath, DrawingBuilder } from './DrawingBuilder.ts'

type Place = 'solar' | 'battery' | 'house' | 'grid'

interface Flow {
  readonly from: Place
  readonly to: Place
}

/** Typical flows of each operating mode at the hour that it is for. */
const modes: readonly { readonly id: string; readonly flows: readonly Flow[] }[] = [
  {
    id: 'self-power',
    flows: [
      { from: 'solar', to: 'house' },
      { from: 'solar', to: 'battery' },
    ],
  },
  {
    id: 'time-of-use',
    flows: [
      { from: 'grid', to: 'battery' },
      { from: 'grid', to: 'house' },
    ],
  },
  {
    id: 'back-up',
    flows: [
      { from: 'solar', to: 'house' },
      { from: 'battery', to: 'house' },
    ],
  },
  {
    id: 'vpp',
    flows: [
      { from: 'battery', to: 'house' },
      { from: 'battery', to: 'grid' },
    ],
  },
]

const looks: Readonly<Record<Place, DiagramPathStyle>> = {
  solar: 'sun',
  battery: 'stored',
  house: 'load',
  grid: 'grid',
}
const places: readonly Place[] = ['solar', 'house', 'battery', 'grid']

/** Four operating modes side by side: which way energy flows at the hour that the mode is for. */
export function drawModeFlows(text: DiagramText, layout: DrawingLayout): DiagramDrawing {
  const wide = layout === 'wide'
  const columns = wide ? 4 : 2
  const sketch = new DrawingBuilder(layout, text, 0)
  const gap = wide ? 40 : 16
  const width = (sketch.width - gap * (columns - 1)) / columns
  const field = wide ? 240 : 152
  const rowHeight = wide ? 350 : 276
  for (const [index, mode] of modes.entries()) {
    const x = (index % columns) * (width + gap)
    const y = Math.floor(index / columns) * rowHeight
    drawMode(sketch, mode, { x, y, width, height: field })
    const title = sketch.text(`diagram.mode.${mode.id}`, { x, y: y + field + 10, width })
    sketch.text(`diagram.mode.${mode.id}.text`, {
      x,
      y: y + field + 12 + title,
      width,
      look: 'note',
    })
  }
  sketch.height = (modes.length / columns) * rowHeight - (wide ? 10 : 0)
  return sketch.drawing()
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

function drawMode(
  sketch: DrawingBuilder,
  { id, flows }: (typeof modes)[number],
  { x, y, width, height }: Box,
): void {
  const inset = sketch.wide ? 46 : 32
  const at: Readonly<Record<Place, readonly [number, number]>> = {
    solar: [x + inset, y + inset],
    house: [x + width - inset, y + inset],
    battery: [x + inset, y + height - inset],
    grid: [x + width - inset, y + height - inset],
  }
  for (const { from, to } of flows) sketch.path(looks[from], route(at[from], at[to]), 'flow')
  for (const { from, to } of flows) sketch.path(looks[from], arrowHead(at[from], at[to], inset - 2))
  const used = new Set(flows.flatMap(({ from, to }) => [from, to]))
  for (const place of places) drawPlace(sketch, place, at[place], used.has(place))
  if (id === 'back-up') {
    const [gx, gy] = at.grid
    sketch.path('limit', `M${gx - 24} ${gy - 24}l48 48M${gx + 24} ${gy - 24}l-48 48`)
  }
}

/** Straight line, or around the corner of the field. */
const route = (from: readonly [number, number], to: readonly [number, number]): string =>
  from[0] === to[0] || from[1] === to[1]
    ? createLinePath([from, to])
    : createLinePath([from, [(from[0] + to[0]) / 2, from[1]], [(from[0] + to[0]) / 2, to[1]], to])

/** Arrow head in front of a device of the given half size. */
function arrowHead(
  from: readonly [number, number],
  to: readonly [number, number],
  distance: number,
): string {
  const upright = from[0] === to[0]
  const sign = upright ? Math.sign(from[1] - to[1]) : Math.sign(from[0] - to[0])
  const [x, y] = upright ? [to[0], to[1] + sign * distance] : [to[0] + sign * distance, to[1]]
  return upright
    ? createLinePath([
        [x - 6, y + sign * 9],
        [x, y],
        [x + 6, y + sign * 9],
      ])
    : createLinePath([
        [x + sign * 9, y - 6],
        [x, y],
        [x + sign * 9, y + 6],
      ])
}

const pictures: Readonly<Record<Place, PictogramName>> = {
  solar: 'solar',
  house: 'house',
  battery: 'battery',
  grid: 'grid',
}

function drawPlace(
  sketch: DrawingBuilder,
  place: Place,
  [x, y]: readonly [number, number],
  used: boolean,
): void {
  const half = sketch.wide ? 40 : 28
  sketch.path(
    used ? 'body' : 'shade',
    createRectanglePath(x - half, y - half, 2 * half, 2 * half, 10),
  )
  for (const [, d] of pictograms[pictures[place]])
    sketch.path(used ? 'outline' : 'detail', translatePath(d, x - 24, y - 18))
}
