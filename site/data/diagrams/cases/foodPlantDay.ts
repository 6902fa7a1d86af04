import { createAxes, drawAxes } from '../charts.ts'
import type { DiagramDrawing, DiagramText, DrawingLayout } from '../drawing.ts'
import { createLinePath, createRectanglePath, DrawingBuilder } from '../DrawingBuilder.ts'

/** Hours of the food plant above its limit, in kW: the table of its case. */
const peakHours = [
  { hour: 4, load: 910 },
  { hour: 5, load: 860 },
  { hour: 6, load: 780 },
  { hour: 7, load: 700 },
  { hour: 8, load: 640 },
] as const

/** Hours in which the cabinets are charged: their load in kW and the energy of all together in kWh. */
const charging = { from: 13, to: 18, load: 380, energy: 967 } as const

const [limit, maximum] = [600, 1000]
const [start, end] = [3, 19]
const chargingPower = charging.energy / (charging.to - charging.from)

/** Working day of the food plant: power of the cabinets above the limit, and their charging below it. */
export function drawFoodPlantDay(text: DiagramText, layout: DrawingLayout): DiagramDrawing {
  const sketch = new DrawingBuilder(layout, text, 0)
  const { wide } = sketch
  const axes = createAxes(sketch, wide ? 42 : 40, wide ? 330 : 220, wide ? 200 : 6)
  const { left, right, top, bottom } = axes
  const hourWidth = (right - left) / (end - start)
  const x = (hour: number) => left + (hour - start) * hourWidth
  const y = (kW: number) => bottom - ((bottom - top) * kW) / maximum
  const bar = (from: number, to: number, low: number, high: number) =>
    createRectanglePath(x(from) + 1, y(high), x(to) - x(from) - 2, y(low) - y(high))
  drawAxes(sketch, axes, [3, 7, 11, 15, 19], [0, 200, 400, 600, 800, 1000])
  for (const { hour, load } of peakHours) {
    sketch.path('loadArea', bar(hour, hour + 1, 0, limit))
    sketch.path('storedArea', bar(hour, hour + 1, limit, load))
    sketch.path('stored', bar(hour, hour + 1, limit, load))
    if (wide)
      sketch.text('diagram.number', {
        x: x(hour + 0.5),
        y: y(load) - 4,
        width: hourWidth,
        anchor: 'middle',
        look: 'note',
        align: 'above',
        values: { value: load },
      })
  }
  const charged = bar(charging.from, charging.to, charging.load, charging.load + chargingPower)
  sketch.path('loadArea', bar(charging.from, charging.to, 0, charging.load))
  sketch.path('grid', charged)
  sketch.path(
    'limit',
    createLinePath([
      [left, y(limit)],
      [right, y(limit)],
    ]),
  )
  sketch.text('diagram.peak.unit', { x: 0, y: top - 12, width: 90, look: 'note', align: 'above' })
  const middle = { anchor: 'middle', align: 'middle' } as const
  const chargingMiddle = x((charging.from + charging.to) / 2)
  const chargedAt = y(charging.load + chargingPower / 2)
  if (!wide) {
    sketch.height = drawLegend(sketch, bottom + 34)
    return sketch.drawing()
  }
  sketch.text('diagram.peak.limit', { x: right + 16, y: y(limit), width: 180, align: 'middle' })
  sketch.callout('diagram.food.supplied', [x(6.5), y(740)], {
    x: x(8.3),
    y: y(880),
    width: 380,
  })
  sketch.text('diagram.food.charged', {
    ...middle,
    x: chargingMiddle,
    y: chargedAt,
    width: hourWidth * 5 - 12,
  })
  sketch.text('diagram.food.afternoon', {
    ...middle,
    x: chargingMiddle,
    y: y(100),
    width: hourWidth * 5 - 12,
    look: 'note',
    values: { value: charging.load },
  })
  sketch.text('diagram.peak.demand', {
    ...middle,
    x: x(6.5),
    y: y(300),
    width: hourWidth * 5 - 12,
    look: 'note',
  })
  sketch.text('diagram.food.idle', {
    ...middle,
    x: x(11),
    y: y(300),
    width: hourWidth * 4 - 16,
    look: 'note',
  })
  sketch.height = bottom + 30
  return sketch.drawing()
}

/** Adds a legend below a narrow chart and returns its end. */
function drawLegend(sketch: DrawingBuilder, top: number): number {
  let y = top
  for (const [look, id] of [
    ['loadArea', 'diagram.peak.demand'],
    ['storedArea', 'diagram.food.supplied'],
    ['grid', 'diagram.food.charged'],
    ['limit', 'diagram.peak.limit'],
  ] as const) {
    if (look === 'limit')
      sketch.path(
        look,
        createLinePath([
          [2, y + 8],
          [20, y + 8],
        ]),
      )
    else sketch.path(look, createRectanglePath(2, y + 2, 18, 12))
    y += sketch.text(id, { x: 30, y, width: 288, look: 'note' }) + 6
  }
  return y + sketch.text('diagram.food.idle', { x: 30, y, width: 288, look: 'note' }) + 2
}
