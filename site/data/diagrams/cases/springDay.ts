import type { DiagramDrawing, DiagramPathStyle, DiagramText, DrawingLayout } from '../drawing.ts'
import { createRectanglePath, DrawingBuilder } from '../DrawingBuilder.ts'
import { type PictogramName, pictograms, translatePath } from '../pictograms.ts'

/** Energy of a clear spring day at the house with a heat pump, in kWh. */
const day = { solar: 52, direct: 10, charged: 17, exported: 25, returned: 16 } as const

/** Box with its left upper corner and size. */
interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Edge of a ribbon: from `start` to `start + width` across the direction of flow, at `at` along it. */
interface RibbonEnd {
  readonly at: number
  readonly start: number
}

/** Path of a ribbon of energy between two boxes, to the right or downwards. */
function createRibbonPath(
  from: RibbonEnd,
  to: RibbonEnd,
  width: number,
  direction: 'right' | 'down',
): string {
  const point = (along: number, across: number) => {
    const [x, y] = direction === 'right' ? [along, across] : [across, along]
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  }
  const bend = (from.at + to.at) / 2
  const curve = (a: RibbonEnd, b: RibbonEnd, offset: number) =>
    `C${point(bend, a.start + offset)} ${point(bend, b.start + offset)} ${point(b.at, b.start + offset)}`
  // A narrow gap separates neighbouring ribbons of one colour.
  const [near, far] = [1, width - 1]
  return `M${point(from.at, from.start + near)}${curve(from, to, near)}L${point(to.at, to.start + far)}${curve(to, from, far)}z`
}

/** Energy flows of a clear spring day: from the solar modules, and from the battery by night; widths are energies. */
export function drawSpringDay(text: DiagramText, layout: DrawingLayout): DiagramDrawing {
  return layout === 'wide' ? drawWide(text) : drawNarrow(text)
}

function drawWide(text: DiagramText): DiagramDrawing {
  const sketch = new DrawingBuilder('wide', text, 352)
  const scale = 5
  const [first, second, third] = [168, 500, 952]
  const boxWidth = 166
  const solar: Box = { x: 2, y: 52, width: boxWidth, height: day.solar * scale }
  const battery: Box = { x: second, y: 116, width: boxWidth, height: day.charged * scale }
  const house: Box = {
    x: third,
    y: 2,
    width: boxWidth,
    height: (day.direct + day.returned) * scale,
  }
  const grid: Box = { x: third, y: 222, width: boxWidth, height: day.exported * scale }
  const charged = solar.y + day.direct * scale
  const exported = charged + day.charged * scale
  const ribbon = (look: DiagramPathStyle, from: RibbonEnd, to: RibbonEnd, energy: number) =>
    sketch.path(look, createRibbonPath(from, to, energy * scale, 'right'))
  ribbon('sunArea', { at: first, start: solar.y }, { at: third, start: house.y }, day.direct)
  ribbon('sunArea', { at: first, start: charged }, { at: second, start: battery.y }, day.charged)
  ribbon('sunArea', { at: first, start: exported }, { at: third, start: grid.y }, day.exported)
  ribbon(
    'storedArea',
    { at: second + boxWidth, start: battery.y },
    { at: third, start: house.y + day.direct * scale },
    day.returned,
  )
  drawBox(sketch, 'solar', 'diagram.part.solar', solar, day.solar)
  drawBox(sketch, 'battery', 'diagram.part.modules', battery)
  drawBox(sketch, 'house', 'diagram.wiring.house', house, day.direct + day.returned)
  drawBox(sketch, 'grid', 'diagram.part.grid', grid)
  const label = (id: string, value: number, x: number, y: number, width: number) => {
    const height = sketch.text('diagram.day.kwh', { x, y: y - 20, width, values: { value } })
    sketch.text(id, { x, y: y - 20 + height, width, look: 'note' })
  }
  label('diagram.spring.direct', day.direct, 204, 74, 280)
  label('diagram.spring.charged', day.charged, 204, 148, 280)
  label('diagram.spring.exported', day.exported, 204, 250, 280)
  label('diagram.spring.returned', day.returned, 690, 148, 230)
  sketch.text('diagram.spring.loss', {
    x: third + boxWidth / 2,
    y: (house.y + house.height + grid.y) / 2,
    width: boxWidth - 8,
    anchor: 'middle',
    look: 'note',
    align: 'middle',
  })
  return sketch.drawing()
}

function drawNarrow(text: DiagramText): DiagramDrawing {
  const sketch = new DrawingBuilder('narrow', text, 486)
  const scale = 6.06
  const solar: Box = { x: 2, y: 2, width: day.solar * scale, height: 92 }
  const charged = solar.x + day.direct * scale
  const exported = charged + day.charged * scale
  const battery: Box = { x: charged, y: 196, width: day.charged * scale, height: 92 }
  const house: Box = {
    x: 2,
    y: 392,
    width: (day.direct + day.returned) * scale,
    height: 92,
  }
  const grid: Box = {
    x: 318 - day.exported * scale,
    y: 392,
    width: day.exported * scale,
    height: 92,
  }
  const ribbon = (look: DiagramPathStyle, from: RibbonEnd, to: RibbonEnd, energy: number) =>
    sketch.path(look, createRibbonPath(from, to, energy * scale, 'down'))
  const below = solar.y + solar.height
  ribbon('sunArea', { at: below, start: solar.x }, { at: house.y, start: house.x }, day.direct)
  ribbon('sunArea', { at: below, start: charged }, { at: battery.y, start: battery.x }, day.charged)
  ribbon('sunArea', { at: below, start: exported }, { at: grid.y, start: grid.x }, day.exported)
  ribbon(
    'storedArea',
    { at: battery.y + battery.height, start: battery.x },
    { at: house.y, start: house.x + day.direct * scale },
    day.returned,
  )
  drawBox(sketch, 'solar', 'diagram.part.solar', solar, day.solar)
  drawBox(sketch, 'battery', 'diagram.wiring.packs', battery)
  drawBox(sketch, 'house', 'diagram.wiring.house', house, day.direct + day.returned)
  drawBox(sketch, 'grid', 'diagram.part.grid', grid)
  const label = (id: string, value: number, x: number, y: number, width: number) => {
    const place = { x, width, anchor: 'middle' } as const
    const height = sketch.text('diagram.day.kwh', { ...place, y, values: { value } })
    sketch.text(id, { ...place, y: y + height, look: 'note' })
  }
  label('diagram.spring.direct', day.direct, 33, 200, 58)
  label('diagram.spring.charged', day.charged, charged + 51, 112, 96)
  label('diagram.spring.exported', day.exported, exported + 74, 200, 140)
  label('diagram.spring.returned', day.returned, charged + 46, 302, 92)
  return sketch.drawing()
}

/** Draws a device with its pictogram, name and energy in the middle of its box. */
function drawBox(
  sketch: DrawingBuilder,
  pictogram: PictogramName,
  id: string,
  { x, y, width, height }: Box,
  energy?: number,
): void {
  const own = pictogram === 'battery'
  sketch.path(own ? 'body' : 'shade', createRectanglePath(x, y, width, height, 10))
  const content = sketch.wide ? 60 : 56
  const top = y + (height - content - (energy === undefined ? 0 : 18)) / 2
  const middle = x + width / 2
  for (const [look, d] of pictograms[pictogram])
    sketch.path(look, translatePath(d, middle - 24, top))
  const place = { x: middle, width: width - 12, anchor: 'middle' } as const
  const labelHeight = sketch.text(id, { ...place, y: top + 40 })
  if (energy !== undefined)
    sketch.text('diagram.day.kwh', {
      ...place,
      y: top + 40 + labelHeight,
      look: 'note',
      values: { value: energy },
    })
}
