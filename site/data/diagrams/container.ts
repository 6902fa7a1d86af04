import type { DiagramText, DiagramDrawing, DrawingLayout } from './drawing.ts'
import { createRectanglePath, DrawingBuilder } from './DrawingBuilder.ts'

const container = { length: 6058, depth: 2438, doors: 3000, ends: 1500 } as const

/** Container from above: twelve racks behind six doors, and the space around it. */
export function drawContainerLayout(text: DiagramText, layout: DrawingLayout): DiagramDrawing {
  const scale = layout === 'wide' ? 0.088 : 0.0238
  const [length, free, ends] = [container.length, container.doors, container.ends].map(
    (mm) => mm * scale,
  ) as [number, number, number]
  // On narrow screens racks would be too small to see, so the depth is drawn larger than the length.
  const depth = container.depth * scale * (layout === 'wide' ? 1 : 1.5)
  const sketch = new DrawingBuilder(layout, text, depth + free + (layout === 'wide' ? 124 : 190))
  const x = sketch.wide ? ends + 30 : ends + 4
  const top = 40
  const front = top + depth
  sketch.path('zone', createRectanglePath(x - ends, top, length + 2 * ends, depth + free))
  sketch.path('body', createRectanglePath(x, top, length, depth, 3))
  const bay = length / 6
  for (let door = 0; door < 6; door++) {
    const left = x + door * bay
    for (const rack of [0, 1])
      sketch.path(
        'storedArea',
        createRectanglePath(
          left + bay * 0.08 + (rack * bay * 0.86) / 2,
          top + depth * 0.12,
          bay * 0.39,
          depth * 0.66,
          1,
        ),
      )
    sketch.path('detail', `M${left.toFixed(1)} ${front.toFixed(1)}V${(top + 2).toFixed(1)}`)
  }
  sketch.path(
    'light',
    `M${(x + 3).toFixed(1)} ${(front - 4).toFixed(1)}h${(length - 6).toFixed(1)}`,
  )
  sketch.horizontalDimension('diagram.container.length', x, x + length, top - 12, 'above')
  if (!sketch.wide) {
    const right = x + length + ends + 12
    sketch.verticalDimension('diagram.container.depth', right, top, front, 'end', 66)
    sketch.verticalDimension('diagram.container.doors', right, front, front + free, 'end', 66)
    sketch.horizontalDimension('diagram.container.ends', x - ends, x, front + free / 2, 'below', 60)
    let y = front + free + 16
    for (const id of [
      'diagram.container.racks',
      'diagram.container.brick',
      'diagram.container.service',
    ])
      y += sketch.text(id, { x: 0, y, width: 320, look: 'note' }) + 4
    sketch.height = y
    return sketch.drawing()
  }
  const right = x + length + ends + 14
  sketch.verticalDimension('diagram.container.depth', right, top, front, 'end', 110)
  sketch.verticalDimension('diagram.container.doors', right, front, front + free, 'end', 110)
  sketch.horizontalDimension(
    'diagram.container.ends',
    x + length,
    x + length + ends,
    front + free / 2,
    'below',
    110,
  )
  const place = { x: right + 120, width: sketch.width - right - 128 } as const
  sketch.callout('diagram.container.racks', [x + length - bay * 0.3, top + depth * 0.3], {
    ...place,
    y: top + 30,
  })
  sketch.callout('diagram.container.brick', [x + length - bay * 0.72, top + depth * 0.62], {
    ...place,
    y: top + 130,
  })
  sketch.callout('diagram.container.service', [x + length - bay * 1.5, front], {
    ...place,
    y: top + 240,
  })
  sketch.height = front + free + 10
  return sketch.drawing()
}
