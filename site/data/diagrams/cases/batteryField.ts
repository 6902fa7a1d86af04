import type { DiagramDrawing, DiagramText, DrawingLayout } from '../drawing.ts'
import { createRectanglePath, createRectangleRowPath, DrawingBuilder } from '../DrawingBuilder.ts'
import { drawPowerDay, type PowerDay } from './powerDay.ts'

/** Battery field beside the transmission line in metres: containers with their minimum distances. */
const field = {
  rows: 7,
  columns: 5,
  length: 6.058,
  depth: 2.438,
  /** Length of a container with the distance to the next one. */
  columnPitch: 7.558,
  /** Depth of a row with the free space in front of the doors. */
  rowPitch: 5.438,
} as const

/** Its day: charged at noon, delivered in the evening. */
const fieldDay: PowerDay = {
  unit: 'mw',
  source: 'grid',
  maximum: 120,
  blocks: [
    { from: 10, to: 14, power: 42, energy: 168.1, charges: true },
    { from: 18, to: 20, power: 79, energy: 158 },
  ],
}

/** Battery field beside a transmission line from above, with its dimensions, and the power of its day. */
export function drawBatteryField(text: DiagramText, layout: DrawingLayout): DiagramDrawing {
  const sketch = new DrawingBuilder(layout, text, 0)
  const { wide } = sketch
  const scale = wide ? 9.4 : 6.2
  const [left, top] = wide ? [4, 40] : [4, 30]
  const [width, height] = [field.columns * field.columnPitch, field.rows * field.rowPitch]
  const [right, bottom] = [left + width * scale, top + height * scale]
  sketch.path('zone', createRectanglePath(left, top, right - left, bottom - top))
  for (let row = 0; row < field.rows; row++)
    drawRow(sketch, left, top + row * field.rowPitch * scale, scale)
  sketch.text('diagram.field.area', { x: left, y: top - 10, width: 316, align: 'above' })
  const metres = (value: number) => ({ value })
  sketch.horizontalDimension(
    'diagram.day.metres',
    left,
    right,
    bottom + 16,
    'below',
    200,
    metres(37.79),
  )
  sketch.verticalDimension(
    'diagram.day.metres',
    right + 14,
    top,
    bottom,
    'end',
    wide ? 90 : 60,
    metres(38.066),
  )
  const noteHeight = sketch.text('diagram.field.distances', {
    x: left,
    y: bottom + 46,
    width: wide ? 440 : 312,
    look: 'note',
  })
  if (wide) {
    drawPowerDay(sketch, fieldDay, { left: 590, right: sketch.width - 8, top: 84, bottom })
    sketch.height = bottom + 50 + noteHeight
    return sketch.drawing()
  }
  const chart = bottom + noteHeight + 110
  drawPowerDay(sketch, fieldDay, { left: 42, right: 312, top: chart, bottom: chart + 230 })
  sketch.height = chart + 254
  return sketch.drawing()
}

/** Draws a row of containers; their doors open to the free space below them. */
function drawRow(sketch: DrawingBuilder, left: number, top: number, scale: number): void {
  const [length, depth] = [field.length * scale, field.depth * scale]
  const pitch = field.columnPitch * scale
  sketch.path(
    'body',
    createRectangleRowPath(
      [left + (pitch - length) / 2, top],
      [length, depth],
      pitch,
      field.columns,
    ),
  )
  for (let column = 0; column < field.columns; column++) {
    const x = left + (pitch - length) / 2 + column * pitch
    sketch.path(
      'light',
      `M${(x + 4).toFixed(1)} ${(top + depth - 3).toFixed(1)}h${(length - 8).toFixed(1)}`,
    )
  }
}
