import { type Axes, createAxes, drawAxes } from '../charts.ts'
import type { DiagramDrawing, DiagramText, DrawingLayout } from '../drawing.ts'
import { createLinePath, createRectanglePath, DrawingBuilder } from '../DrawingBuilder.ts'

/** Mean power of a storage system between two hours of a day. */
interface PowerBlock {
  readonly from: number
  readonly to: number
  readonly power: number
  readonly energy: number
  readonly charges?: true
}

/** Day of a storage system as its case states it; nothing is drawn for hours without a value. */
export interface PowerDay {
  readonly unit: 'kw' | 'mw'
  /** Source of the energy that is charged. */
  readonly source: 'sun' | 'grid'
  /** Power at the upper and lower edge of the plot. */
  readonly maximum: number
  readonly blocks: readonly PowerBlock[]
}

/** Day of the logistics park: two cycles, each from an off-peak into a peak period. */
const parkDay: PowerDay = {
  unit: 'kw',
  source: 'grid',
  maximum: 600,
  blocks: [
    { from: 0, to: 6, power: 209.8, energy: 1258.7, charges: true },
    { from: 8, to: 11, power: 386, energy: 1158 },
    { from: 11, to: 14, power: 419.6, energy: 1258.7, charges: true },
    { from: 17, to: 21, power: 289.5, energy: 1158 },
  ],
}

/** Day of the solar park: charged before the heat, delivered after sunset. */
const solarParkDay: PowerDay = {
  unit: 'mw',
  source: 'sun',
  maximum: 12,
  blocks: [
    { from: 8, to: 15, power: 5.5, energy: 38.4, charges: true },
    { from: 18, to: 22, power: 9, energy: 36.1 },
  ],
}

/** Draws a day in the given extent: discharged power above the middle line, charged power below it. */
export function drawPowerDay(sketch: DrawingBuilder, day: PowerDay, axes: Axes): void {
  const { left, right, top, bottom } = axes
  const { maximum, blocks, unit, source } = day
  const middle = (top + bottom) / 2
  const x = (hour: number) => left + ((right - left) * hour) / 24
  const half = maximum / 2
  drawAxes(sketch, axes, [0, 6, 12, 18, 24], [maximum, half, 0, half, maximum])
  sketch.path(
    'outline',
    createLinePath([
      [left, middle],
      [right, middle],
    ]),
  )
  for (const { from, to, power, energy, charges } of blocks) {
    const height = ((bottom - top) / 2) * (power / maximum)
    const bar = createRectanglePath(
      x(from),
      charges ? middle : middle - height,
      x(to) - x(from),
      height,
    )
    sketch.path(charges ? (source === 'sun' ? 'sunArea' : 'loadArea') : 'storedArea', bar)
    sketch.path(charges ? source : 'stored', bar)
    drawBlockText(sketch, { unit, power, energy }, (x(from) + x(to)) / 2, {
      edge: charges ? middle + height : middle - height,
      below: charges === true,
    })
  }
  sketch.text(`diagram.day.unit-${unit}`, {
    x: left - (sketch.wide ? 60 : 42),
    y: top - 12,
    width: sketch.wide ? right - left : 300,
    look: 'note',
    align: 'above',
  })
}

/** Adds the power and the energy of a block beyond its edge. */
function drawBlockText(
  sketch: DrawingBuilder,
  { unit, power, energy }: Pick<PowerDay, 'unit'> & Pick<PowerBlock, 'power' | 'energy'>,
  x: number,
  { edge, below }: { readonly edge: number; readonly below: boolean },
): void {
  const place = { x, width: sketch.wide ? 140 : 78, anchor: 'middle' } as const
  const leading = sketch.wide ? 21 : 17
  const first = below ? edge + 4 : edge - 2 * leading - 2
  sketch.text(`diagram.day.${unit}`, { ...place, y: first, values: { value: power } })
  sketch.text(`diagram.day.${unit}h`, {
    ...place,
    y: first + leading,
    look: 'note',
    values: { value: energy },
  })
}

function startPowerDay(text: DiagramText, layout: DrawingLayout) {
  const sketch = new DrawingBuilder(layout, text, 0)
  const axes = createAxes(sketch, sketch.wide ? 46 : 60, sketch.wide ? 340 : 250, 8)
  sketch.height = axes.bottom + (sketch.wide ? 28 : 24)
  return { sketch, axes }
}

/** Day of the logistics park: the cabinets charge in off-peak periods and discharge in peak periods. */
export function drawLogisticsParkDay(text: DiagramText, layout: DrawingLayout): DiagramDrawing {
  const { sketch, axes } = startPowerDay(text, layout)
  drawPowerDay(sketch, parkDay, axes)
  return sketch.drawing()
}

/** Day of the solar park: the containers charge by day and discharge in the evening; with the time of sunset. */
export function drawSolarParkDay(text: DiagramText, layout: DrawingLayout): DiagramDrawing {
  const { sketch, axes } = startPowerDay(text, layout)
  drawPowerDay(sketch, solarParkDay, axes)
  const { left, right, top, bottom } = axes
  const sunset = left + ((right - left) * 18) / 24
  sketch.path(
    'limit',
    createLinePath([
      [sunset, sketch.wide ? top : (top + bottom) / 2],
      [sunset, bottom],
    ]),
  )
  if (sketch.wide) {
    const place = { x: sunset - 10, y: top + 8, width: 320, anchor: 'end' } as const
    sketch.text('diagram.gulf.sunset', { ...place, look: 'note' })
    return sketch.drawing()
  }
  const legend = bottom + 32
  sketch.path(
    'limit',
    createLinePath([
      [2, legend + 8],
      [20, legend + 8],
    ]),
  )
  sketch.height =
    legend + sketch.text('diagram.gulf.sunset', { x: 30, y: legend, width: 288, look: 'note' }) + 2
  return sketch.drawing()
}
