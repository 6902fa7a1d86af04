import type { DiagramText, DiagramDrawing, DrawingLayout, DiagramPathStyle } from './drawing.ts'
import { createLinePath, createRectanglePath, DrawingBuilder } from './DrawingBuilder.ts'

const lanes = ['operator', 'cloud', 'system', 'meter'] as const
type Lane = (typeof lanes)[number]

interface Step {
  readonly id: string
  readonly from: Lane
  readonly to: Lane
  readonly look: DiagramPathStyle
}

const steps: readonly Step[] = [
  { id: 'announce', from: 'operator', to: 'cloud', look: 'data' },
  { id: 'charge', from: 'system', to: 'system', look: 'sun' },
  { id: 'command', from: 'cloud', to: 'system', look: 'data' },
  { id: 'export', from: 'system', to: 'meter', look: 'stored' },
  { id: 'readings', from: 'meter', to: 'cloud', look: 'data' },
  { id: 'floor', from: 'system', to: 'system', look: 'stored' },
  { id: 'report', from: 'cloud', to: 'operator', look: 'data' },
]

/** One event of a virtual power plant, from its announcement to its record. */
export function drawVppSequence(text: DiagramText, layout: DrawingLayout): DiagramDrawing {
  const wide = layout === 'wide'
  const sketch = new DrawingBuilder(layout, text, 0)
  const column = sketch.width / lanes.length
  const x = (lane: Lane) => column * (lanes.indexOf(lane) + 0.5)
  const head = wide ? 64 : 60
  const step = wide ? 62 : 74
  const bottom = head + 20 + steps.length * step
  for (const lane of lanes)
    sketch.path(
      'detail',
      createLinePath([
        [x(lane), head],
        [x(lane), bottom],
      ]),
    )
  for (const lane of lanes) {
    const width = column - (wide ? 40 : 6)
    const own = lane === 'system'
    sketch.path(
      own ? 'body' : 'shade',
      createRectanglePath(x(lane) - width / 2, 2, width, head - 4, 8),
    )
    sketch.text(`diagram.vpp.${lane}`, {
      x: x(lane),
      y: head / 2,
      width: width - 4,
      anchor: 'middle',
      align: 'middle',
      ...(!wide && { look: 'note' as const }),
    })
  }
  for (const [index, { id, from, to, look }] of steps.entries()) {
    const y = head + 20 + (index + 0.75) * step
    const [start, end] = [x(from), x(to)]
    const right = end > start
    if (from === to) {
      sketch.path(look, `M${start} ${y - 12}h22v18h-14`)
      sketch.path(look, `M${start + 14} ${y}l-7 6l7 6`)
    } else {
      sketch.path(
        look,
        createLinePath([
          [start, y],
          [end, y],
        ]),
      )
      const back = right ? -9 : 9
      sketch.path(
        look === 'data' ? 'outline' : look,
        createLinePath([
          [end + back, y - 5],
          [end, y],
          [end + back, y + 5],
        ]),
      )
    }
    sketch.text(`diagram.vpp.${id}`, {
      look: 'crossing',
      ...textPlace(sketch, [start, end], y, column),
    })
  }
  sketch.height = bottom
  return sketch.drawing()
}

/** Place of the text of a step: above its arrow, or beside a step within one lane. */
function textPlace(
  sketch: DrawingBuilder,
  [start, end]: readonly [number, number],
  y: number,
  column: number,
) {
  const left = Math.min(start, end)
  if (start === end)
    return sketch.wide
      ? ({ x: start + 34, y, width: column, align: 'middle' } as const)
      : ({ x: start - 10, y, width: 150, anchor: 'end', align: 'middle' } as const)
  const width = sketch.wide ? Math.max(Math.abs(end - start) - 24, column - 30) : 176
  return {
    x: sketch.wide ? left + 12 : Math.min(left + 6, 142),
    y: y - 6,
    width,
    align: 'above',
  } as const
}
