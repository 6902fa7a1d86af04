import type { DiagramText, DiagramDrawing, DrawingLayout } from './drawing.ts'
import { exampleIndustrialPlant, simulatedPlantDay } from './plantDay.ts'
import { createLinePath, createRectanglePath, DrawingBuilder } from './DrawingBuilder.ts'

type Point = readonly [number, number]

/** Extent of the plot of a chart. */
export interface Axes {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Returns the extent of a plot as wide as its drawing. */
export const createAxes = (
  sketch: DrawingBuilder,
  top: number,
  height: number,
  right: number,
): Axes => ({
  left: sketch.wide ? 60 : 42,
  right: sketch.width - right,
  top,
  bottom: top + height,
})

/** Draws grid lines with numbers at the left and below. */
export function drawAxes(
  sketch: DrawingBuilder,
  { left, right, top, bottom }: Axes,
  xs: readonly number[],
  ys: readonly number[],
): void {
  const steps = ys.length - 1
  for (const [index, value] of ys.entries()) {
    const y = bottom - ((bottom - top) * index) / steps
    sketch.path(
      'dimension',
      createLinePath([
        [left, y],
        [right, y],
      ]),
    )
    sketch.text('diagram.number', {
      x: left - 8,
      y,
      width: 48,
      anchor: 'end',
      look: 'note',
      align: 'middle',
      values: { value },
    })
  }
  for (const [index, value] of xs.entries())
    sketch.text('diagram.number', {
      values: { value },
      x: left + ((right - left) * index) / (xs.length - 1),
      y: bottom + 6,
      width: 60,
      anchor: 'middle',
      look: 'note',
    })
}

/** Day of the example plant: its load, the limit of its connection, and the battery power above it. */
export function drawPeakShavingDay(text: DiagramText, layout: DrawingLayout): DiagramDrawing {
  const wide = layout === 'wide'
  const sketch = new DrawingBuilder(layout, text, 0)
  const axes = createAxes(sketch, wide ? 60 : 64, wide ? 320 : 220, wide ? 190 : 6)
  const { left, right, top, bottom } = axes
  const maximum = 1000
  const y = (kW: number) => bottom - ((bottom - top) * kW) / maximum
  const x = (quarter: number) => left + ((right - left) * quarter) / 96
  const curve = (
    value: (quarter: (typeof simulatedPlantDay)[number]) => number,
  ): readonly Point[] =>
    simulatedPlantDay.map((quarter, index): Point => [x(index + 0.5), y(value(quarter))])
  drawAxes(sketch, axes, [0, 6, 12, 18, 24], [0, 200, 400, 600, 800, 1000])
  const load = curve((quarter) => quarter.load)
  const demand = curve((quarter) => quarter.demand)
  const [first, last] = [demand[0], demand.at(-1)]
  if (first && last)
    sketch.path(
      'loadArea',
      `${createLinePath(demand)}L${last[0].toFixed(1)} ${bottom}L${first[0].toFixed(1)} ${bottom}z`,
    )
  sketch.path(
    'storedArea',
    `${createLinePath(load)}${createLinePath(demand.toReversed()).replace('M', 'L')}z`,
  )
  sketch.path('load', createLinePath(load))
  sketch.path('grid', createLinePath(demand))
  sketch.path(
    'limit',
    createLinePath([
      [left, y(exampleIndustrialPlant.limit)],
      [right, y(exampleIndustrialPlant.limit)],
    ]),
  )
  sketch.text('diagram.peak.unit', { x: 0, y: top - 12, width: 90, look: 'note', align: 'above' })
  const peak = simulatedPlantDay.findIndex(
    ({ load: kW }) => kW === Math.max(...simulatedPlantDay.map((one) => one.load)),
  )
  const labels: readonly (readonly [id: string, at: Point])[] = [
    ['diagram.peak.load', [x(peak + 0.5), y(910)]],
    ['diagram.peak.battery', [x(peak + 0.5), y(740)]],
    ['diagram.peak.demand', [x(54), y(300)]],
  ]
  if (wide) {
    const place = { x: right + 16, width: 172 } as const
    sketch.text('diagram.peak.limit', {
      ...place,
      y: y(exampleIndustrialPlant.limit),
      align: 'middle',
    })
    const [one, two, three] = labels
    if (one) sketch.callout(one[0], one[1], { x: x(peak) + 90, y: y(940), width: 320 })
    if (two) sketch.callout(two[0], two[1], { x: x(peak) + 140, y: y(800), width: 360 })
    if (three)
      sketch.text(three[0], {
        x: three[1][0],
        y: three[1][1],
        width: 420,
        anchor: 'middle',
        align: 'middle',
      })
    sketch.height = bottom + 34
    return sketch.drawing()
  }
  let below = bottom + 34
  for (const [look, id] of [
    ['load', 'diagram.peak.load'],
    ['storedArea', 'diagram.peak.battery'],
    ['grid', 'diagram.peak.demand'],
    ['limit', 'diagram.peak.limit'],
  ] as const) {
    if (look === 'storedArea') sketch.path(look, createRectanglePath(2, below + 2, 18, 12, 2))
    else
      sketch.path(
        look,
        createLinePath([
          [2, below + 8],
          [20, below + 8],
        ]),
      )
    below += sketch.text(id, { x: 30, y: below, width: 288, look: 'note' }) + 6
  }
  sketch.height = below
  return sketch.drawing()
}

/** Limits of the warranty of a home module in years and MWh, and the energy of one full cycle in MWh. */
const warranty = { years: 10, throughput: 16, cycle: 0.00499 } as const

/** Distance of the horizontal lines of the grid in MWh. */
const gridStep = 4

/** Examples of full cycles per year. */
const yearlyCycles = [365, 250, 150] as const

const tenths = (n: number) => Math.round(n * 10) / 10

/** Numbers of a text: full cycles per year, and the year and throughput at which the warranty then ends. */
function warrantyValues(cycles: number) {
  const years = Math.min(warranty.years, warranty.throughput / (cycles * warranty.cycle))
  return { n: cycles, year: tenths(years), value: tenths(years * cycles * warranty.cycle) }
}

/** Limits of the warranty of a home module: years, and throughput at some numbers of full cycles a year. */
export function drawWarrantyCurve(text: DiagramText, layout: DrawingLayout): DiagramDrawing {
  const wide = layout === 'wide'
  const sketch = new DrawingBuilder(layout, text, 0)
  const axes = createAxes(sketch, wide ? 50 : 54, wide ? 340 : 240, wide ? 330 : 14)
  const { left, right, top, bottom } = axes
  const [years, throughput] = [12, 20]
  const at = (year: number, megawattHours: number): Point => [
    left + ((right - left) * year) / years,
    bottom - ((bottom - top) * megawattHours) / throughput,
  ]
  const corner = at(warranty.years, warranty.throughput)
  sketch.path(
    'storedArea',
    createRectanglePath(left, corner[1], corner[0] - left, bottom - corner[1]),
  )
  const steps = Array.from({ length: throughput / gridStep + 1 }, (_, step) => step * gridStep)
  drawAxes(sketch, axes, [0, 2, 4, 6, 8, 10, 12], steps)
  sketch.path('limit', createLinePath([[left, corner[1]], corner, [corner[0], bottom]]))
  for (const cycles of yearlyCycles) {
    const values = warrantyValues(cycles)
    const point = at(values.year, values.value)
    sketch.path('stored', createLinePath([at(0, 0), point]))
    if (wide)
      sketch.callout('diagram.warranty.cycles', point, {
        x: right + 20,
        y: point[1] + 16,
        width: 300,
        values,
      })
    else {
      const endsBeforeYearLimit = values.year < warranty.years
      const isJustAboveGridLine = values.value % gridStep < gridStep / 2
      // Below the end of a line at the limit of throughput; beside one at the limit of years, away from the nearest line of the grid.
      const [right, down] = endsBeforeYearLimit ? [1, 14] : [7, isJustAboveGridLine ? -6 : 7]
      sketch.text('diagram.number', {
        x: point[0] + right,
        y: point[1] + down,
        width: 40,
        look: 'note',
        align: 'middle',
        values: { value: cycles },
      })
    }
  }
  sketch.text('diagram.warranty.unit', {
    x: 0,
    y: top - 12,
    width: wide ? 400 : 300,
    look: 'note',
    align: 'above',
  })
  sketch.text('diagram.warranty.years', {
    x: right,
    y: bottom + (wide ? 26 : 22),
    width: 200,
    anchor: 'end',
    look: 'note',
  })
  sketch.text('diagram.warranty.covered', {
    x: left + 14,
    y: corner[1] + 12,
    width: wide ? 260 : 120,
  })
  if (wide) {
    sketch.text('diagram.warranty.promise', {
      x: right + 20,
      y: bottom - 56,
      width: 300,
      look: 'note',
    })
    sketch.height = bottom + 48
    return sketch.drawing()
  }
  let below = bottom + 48
  const place = { x: 0, width: 318, look: 'note' } as const
  below += sketch.text('diagram.warranty.promise', { ...place, y: below }) + 4
  for (const cycles of yearlyCycles)
    below +=
      sketch.text('diagram.warranty.cycles', {
        ...place,
        y: below,
        values: warrantyValues(cycles),
      }) + 4
  sketch.height = below
  return sketch.drawing()
}
