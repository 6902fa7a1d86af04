import type { DiagramDrawing, DiagramPathStyle, DiagramText, DrawingLayout } from '../drawing.ts'
import { createLinePath, createRectanglePath, DrawingBuilder } from '../DrawingBuilder.ts'

/** Row of the day: a source or a load with the hours in which it runs, counted from midnight before the outage. */
interface Row {
  readonly id: string
  readonly look: DiagramPathStyle
  readonly from: number
  readonly to: number
  /** Energy in 24 hours, kWh. */
  readonly energy?: number
}

/** Hours from midnight: the line fails at 18, panels deliver from 8 and the pump runs from 10 on the next day. */
const [start, outage, sunrise, pump, end] = [16, 18, 32, 34, 42]

const rows: readonly Row[] = [
  { id: 'diagram.outage.grid', look: 'grid', from: start, to: outage },
  { id: 'diagram.outage.battery', look: 'stored', from: outage, to: sunrise },
  { id: 'diagram.outage.solar', look: 'sun', from: sunrise, to: end },
  { id: 'diagram.outage.cold-room', look: 'load', from: outage, to: end, energy: 36 },
  { id: 'diagram.outage.house', look: 'load', from: outage, to: end, energy: 21.6 },
  { id: 'diagram.outage.lights', look: 'load', from: outage, to: end, energy: 8.4 },
  { id: 'diagram.outage.pump', look: 'load', from: pump, to: pump + 5, energy: 30 },
]

const areas: Partial<Readonly<Record<DiagramPathStyle, DiagramPathStyle>>> = {
  stored: 'storedArea',
  sun: 'sunArea',
  load: 'loadArea',
  grid: 'loadArea',
}

/** Day without the grid at the homestead: sources, loads, and the energy of each load. */
export function drawOutageDay(text: DiagramText, layout: DrawingLayout): DiagramDrawing {
  const sketch = new DrawingBuilder(layout, text, 0)
  const { wide } = sketch
  const [left, right] = wide ? [220, 960] : [2, 318]
  const [pitch, bar] = wide ? [44, 24] : [46, 16]
  const top = wide ? 44 : 76
  const bottom = top + rows.length * pitch
  const x = (hour: number) => left + ((right - left) * (hour - start)) / (end - start)
  for (let hour = start; hour <= end; hour += wide ? 2 : 6) {
    sketch.path(
      'dimension',
      createLinePath([
        [x(hour), top],
        [x(hour), bottom],
      ]),
    )
    sketch.text('diagram.number', {
      x: x(hour),
      y: bottom + 6,
      width: 40,
      anchor: hour === start && !wide ? 'start' : hour === end && !wide ? 'end' : 'middle',
      look: 'note',
      values: { value: hour % 24 },
    })
  }
  for (const [index, row] of rows.entries())
    drawRow(sketch, row, top + index * pitch, { x, bar, right })
  for (const [index, [hour, id]] of (
    [
      [outage, 'diagram.outage.begins'],
      [sunrise, 'diagram.outage.sunrise'],
      [pump, 'diagram.outage.pump-starts'],
    ] as const
  ).entries()) {
    // Marks that are close to one another stand in rows, the left one reaches to the left.
    const last = hour === pump
    const y = top - (wide ? 12 : 10 + (2 - index) * 20)
    sketch.path(
      'limit',
      createLinePath([
        [x(hour), y + 4],
        [x(hour), bottom],
      ]),
    )
    sketch.text(id, {
      x: wide || !last ? x(hour) + (last || hour === outage ? 0 : -8) : x(hour),
      y,
      width: wide ? 260 : 200,
      anchor: hour === outage || (last && wide) ? 'start' : 'end',
      look: wide ? 'note' : 'crossing',
      align: 'above',
    })
  }
  if (wide) {
    const total = rows.reduce((sum, { energy = 0 }) => sum + energy, 0)
    sketch.text('diagram.outage.total', {
      x: sketch.width,
      y: bottom + 4,
      width: 130,
      anchor: 'end',
      values: { value: total },
    })
  }
  sketch.height = bottom + 30
  return sketch.drawing()
}

interface Track {
  readonly x: (hour: number) => number
  readonly bar: number
  readonly right: number
}

/** Draws a row: its name beside the bar, or above it on phones, and its energy at the end. */
function drawRow(
  sketch: DrawingBuilder,
  { id, look, from, to, energy }: Row,
  top: number,
  { x, bar, right }: Track,
): void {
  const barTop = sketch.wide ? top + 10 : top + 22
  const shape = createRectanglePath(x(from), barTop, x(to) - x(from), bar, 4)
  sketch.path(areas[look] ?? 'loadArea', shape)
  sketch.path(look, shape)
  if (sketch.wide) sketch.text(id, { x: 0, y: barTop + bar / 2, width: 212, align: 'middle' })
  else sketch.text(id, { x: 2, y: top + 3, width: 220, look: 'crossing' })
  if (energy === undefined) return
  sketch.text('diagram.day.kwh', {
    x: sketch.wide ? sketch.width : right,
    y: sketch.wide ? barTop + bar / 2 : top + 3,
    width: 110,
    anchor: 'end',
    look: sketch.wide ? 'note' : 'crossing',
    ...(sketch.wide && { align: 'middle' as const }),
    values: { value: energy },
  })
}
