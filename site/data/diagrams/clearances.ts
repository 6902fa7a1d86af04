import type { DiagramText, DiagramDrawing, DrawingLayout } from './drawing.ts'
import { createLinePath, createRectanglePath, DrawingBuilder } from './DrawingBuilder.ts'

/** Sizes of the home tower in mm. */
export const homeTowerDimensions = {
  width: 660,
  foot: 50,
  pitch: 291,
  head: 360,
  free: 300,
} as const

/** Published energy of a module in kWh; towers have a multiple of it. */
const moduleEnergy = 4.99

/** Height of a tower in mm. */
export const getTowerHeight = (modules: number) =>
  homeTowerDimensions.foot + modules * homeTowerDimensions.pitch + homeTowerDimensions.head

/** Draws the front of a tower; `scale` in units per mm. Modules are stacked one after another where motion is allowed. */
export function drawTower(
  sketch: DrawingBuilder,
  x: number,
  floor: number,
  modules: number,
  scale: number,
  moves = false,
): void {
  const width = homeTowerDimensions.width * scale
  const foot = floor - homeTowerDimensions.foot * scale
  sketch.path(
    'shade',
    createRectanglePath(x + 2, foot, width - 4, homeTowerDimensions.foot * scale),
  )
  const pitch = homeTowerDimensions.pitch * scale
  const head = floor - getTowerHeight(modules) * scale
  const bodies = [
    ...Array.from({ length: modules }, (_, index) =>
      createRectanglePath(x, foot - (index + 1) * pitch, width, pitch - 6 * scale),
    ),
    createRectanglePath(x, head, width, (homeTowerDimensions.head - 24) * scale),
  ]
  // Stacked parts do not cover one another, so they are one path unless they move.
  if (moves)
    for (const [index, body] of bodies.entries())
      sketch.path('body', body, Math.min(index + 1, 6) as 1 | 2 | 3 | 4 | 5 | 6)
  else sketch.path('body', bodies.join(''))
  const light = head + (homeTowerDimensions.head - 18) * scale
  const lightBar = createLinePath([
    [x + 4, light],
    [x + width - 4, light],
  ])
  sketch.path('light', lightBar, moves ? 6 : undefined)
}

/** Space around a home tower, and in wide columns its height with two to six modules. */
export function drawTowerClearance(text: DiagramText, layout: DrawingLayout): DiagramDrawing {
  const scale = layout === 'wide' ? 0.17 : 0.118
  const height = (getTowerHeight(6) + homeTowerDimensions.free) * scale
  const sketch = new DrawingBuilder(layout, text, height + (layout === 'wide' ? 92 : 78))
  const top = layout === 'wide' ? 40 : 34
  const floor = top + height
  const free = homeTowerDimensions.free * scale
  const width = homeTowerDimensions.width * scale
  const x = sketch.wide ? 110 : (320 - width) / 2 - 18
  sketch.path('zone', createRectanglePath(x - free, top, width + 2 * free, height))
  drawTower(sketch, x, floor, 6, scale)
  sketch.path(
    'outline',
    createLinePath([
      [0, floor],
      [sketch.width, floor],
    ]),
  )
  sketch.verticalDimension('diagram.clearance.free', x + width / 2, top, top + free, 'end', 80)
  for (const side of [x - free, x + width]) {
    const y = floor - height / 2
    sketch.path('dimension', `M${side.toFixed(1)} ${y.toFixed(1)}h${free.toFixed(1)}`)
  }
  sketch.text('diagram.clearance.free', {
    x: x - free - 6,
    y: floor - height / 2,
    width: 58,
    anchor: 'end',
    look: 'note',
    align: 'middle',
  })
  sketch.horizontalDimension('diagram.clearance.width', x, x + width, floor + 18, 'below', 110)
  sketch.text('diagram.clearance.zone', {
    x: sketch.wide ? x - free : 4,
    y: top - 6,
    width: sketch.wide ? 420 : 300,
    look: 'note',
    align: 'above',
  })
  if (!sketch.wide) {
    sketch.verticalDimension(
      'diagram.tower.height',
      x + width + free + 14,
      floor - getTowerHeight(6) * scale,
      floor,
      'end',
      78,
      { height: getTowerHeight(6) },
    )
    return sketch.drawing()
  }
  const start = x + width + free + 130
  const step = (sketch.width - start - width) / 4
  for (const [index, modules] of ([2, 3, 4, 5, 6] as const).entries()) {
    const left = start + index * step
    drawTower(sketch, left, floor, modules, scale)
    const peak = floor - getTowerHeight(modules) * scale
    const place = { x: left + width / 2, width: step - 8, anchor: 'middle' } as const
    sketch.text('diagram.tower.height', {
      ...place,
      y: peak - 8,
      look: 'note',
      align: 'above',
      values: { height: getTowerHeight(modules) },
    })
    const label = sketch.text('diagram.tower.modules', {
      ...place,
      y: floor + 12,
      values: { modules },
    })
    sketch.text('diagram.tower.energy', {
      ...place,
      y: floor + 12 + label,
      look: 'note',
      values: { value: Math.round(modules * moduleEnergy * 100) / 100 },
    })
  }
  return sketch.drawing()
}

/** Cabinets side by side, seen from above, with the space in front of their doors. */
export function drawCabinetClearance(text: DiagramText, layout: DrawingLayout): DiagramDrawing {
  const scale = layout === 'wide' ? 0.17 : 0.074
  const count = layout === 'wide' ? 3 : 2
  const [width, depth, gap, free] = [1400, 1150, 380, 1000].map((mm) => mm * scale) as [
    number,
    number,
    number,
    number,
  ]
  const sketch = new DrawingBuilder(layout, text, depth + free + (layout === 'wide' ? 100 : 96))
  const all = count * width + (count - 1) * gap
  const x = (sketch.width - all) / 2 - (sketch.wide ? 60 : 34)
  const top = 44
  const front = top + depth
  sketch.path('zone', createRectanglePath(x, front, all, free))
  for (let index = 0; index < count; index++) {
    const left = x + index * (width + gap)
    sketch.path('body', createRectanglePath(left, top, width, depth, 3))
    // Two doors that open into the free space.
    const door = width / 2
    for (const [hinge, towards] of [
      [left, 1],
      [left + width, -1],
    ] as const)
      sketch.path(
        'detail',
        `M${hinge.toFixed(1)} ${front.toFixed(1)}v${door.toFixed(1)}a${door.toFixed(1)} ${door.toFixed(1)} 0 0 ${towards === 1 ? 0 : 1} ${(towards * door).toFixed(1)} ${(-door).toFixed(1)}`,
      )
    sketch.text('diagram.clearance.cabinet', {
      x: left + width / 2,
      y: top + depth / 2,
      width: width - 8,
      anchor: 'middle',
      align: 'middle',
    })
  }
  sketch.horizontalDimension(
    'diagram.clearance.cabinet-width',
    x,
    x + width,
    top - 12,
    'above',
    110,
  )
  sketch.horizontalDimension(
    'diagram.clearance.cabinet-gap',
    x + width,
    x + width + gap,
    top - 12,
    'above',
    70,
  )
  const end = x + all + 16
  sketch.verticalDimension(
    'diagram.clearance.cabinet-depth',
    end,
    top,
    front,
    'end',
    sketch.wide ? 120 : 62,
  )
  sketch.verticalDimension(
    'diagram.clearance.doors',
    end,
    front,
    front + free,
    'end',
    sketch.wide ? 120 : 62,
  )
  sketch.text('diagram.clearance.cabinet-note', {
    x: sketch.wide ? x : 0,
    y: front + free + 10,
    width: sketch.wide ? all : 320,
    look: 'note',
  })
  return sketch.drawing()
}
