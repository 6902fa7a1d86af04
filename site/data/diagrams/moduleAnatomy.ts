import type { DiagramText, DiagramDrawing, DrawingLayout, DiagramPathStyle } from './drawing.ts'
import {
  createLinePath,
  createRectanglePath,
  createRectangleRowPath,
  createVerticalLinesPath,
  DrawingBuilder,
} from './DrawingBuilder.ts'

type Point = readonly [number, number]

/** Sizes of a module in mm, and the depth of its three layers. */
const module = { width: 660, height: 285 } as const

/** Home module pulled apart: front, cells, rear with fins. */
export function drawModuleAnatomy(text: DiagramText, layout: DrawingLayout): DiagramDrawing {
  const wide = layout === 'wide'
  const scale = wide ? 0.62 : 0.3
  const [w, h] = [module.width * scale, module.height * scale]
  const sketch = new DrawingBuilder(layout, text, wide ? 500 : 500)
  /** Distance between layers. */
  const [dx, dy] = wide ? [128, -62] : [46, -34]
  const x = wide ? 236 : 10
  const y = wide ? 166 : 110
  const at = (layer: number): Point => [x + layer * dx, y + layer * dy]
  const slab = (layer: number, thickness: number, look: DiagramPathStyle): void => {
    const [left, top] = at(layer)
    const t = thickness * scale
    sketch.path(
      look,
      createLinePath([
        [left, top],
        [left + t, top - t * 0.5],
        [left + w + t, top - t * 0.5],
        [left + w, top],
      ]) + 'z',
    )
    sketch.path(
      look,
      createLinePath([
        [left + w, top],
        [left + w + t, top - t * 0.5],
        [left + w + t, top + h - t * 0.5],
        [left + w, top + h],
      ]) + 'z',
    )
    sketch.path(look, createRectanglePath(left, top, w, h, wide ? 8 : 4))
  }
  slab(2, 70, 'shade')
  const [rearX, rearY] = at(2)
  const finDistance = w / 22
  sketch.path(
    'detail',
    createVerticalLinesPath([rearX + finDistance, rearY + 6], h - 12, finDistance, 21),
  )
  slab(1, 90, 'body')
  const [cellX, cellY] = at(1)
  for (const row of [0, 1])
    sketch.path(
      'storedArea',
      createRectangleRowPath(
        [cellX + 8, cellY + 8 + (row * (h - 16)) / 2],
        [(w - 16) / 16 - 2, (h - 16) / 2 - 4],
        (w - 16) / 16,
        16,
      ),
    )
  slab(0, 26, 'body')
  const [frontX, frontY] = at(0)
  sketch.path(
    'detail',
    createRectanglePath(frontX + w * 0.44, frontY - h * 0.05, w * 0.12, h * 0.07, 1),
  )
  // The label is on the side.
  const side: Point = [cellX + w + 10 * scale, cellY + h * 0.5]
  const tall = h * 0.3
  const across = 60 * scale
  sketch.path(
    'detail',
    createLinePath([
      side,
      [side[0] + across, side[1] - across * 0.5],
      [side[0] + across, side[1] - across * 0.5 + tall],
      [side[0], side[1] + tall],
    ]) + 'z',
  )
  const points: Readonly<Record<string, Point>> = {
    connector: [frontX + w * 0.5, frontY - h * 0.02],
    cells: [cellX + w * 0.12, cellY + h * 0.16],
    suppression: [cellX + w * 0.93, cellY + h * 0.8],
    fins: [rearX + w * 0.97, rearY + h * 0.3],
    label: [side[0] + across * 0.5, side[1] + tall * 0.5],
  }
  const parts = ['cells', 'connector', 'label', 'suppression', 'fins']
  if (wide) {
    const left = { x: 200, width: 196, anchor: 'end' } as const
    const right = { x: 972, width: 148 } as const
    sketch.callout('diagram.module.cells', points['cells'] ?? [0, 0], { ...left, y: 56 })
    sketch.callout('diagram.module.connector', points['connector'] ?? [0, 0], { ...left, y: 150 })
    sketch.callout('diagram.module.fins', points['fins'] ?? [0, 0], { ...right, y: 40 })
    sketch.callout('diagram.module.suppression', points['suppression'] ?? [0, 0], {
      ...right,
      y: 310,
    })
    sketch.callout('diagram.module.label', points['label'] ?? [0, 0], { ...right, y: 180 })
    sketch.horizontalDimension('diagram.module.width', frontX, frontX + w, frontY + h + 18)
    sketch.verticalDimension('diagram.module.height', frontX - 18, frontY, frontY + h, 'start', 90)
    sketch.height = frontY + h + 60
    return sketch.drawing()
  }
  sketch.horizontalDimension('diagram.module.width', frontX, frontX + w, frontY + h + 14)
  let below = frontY + h + 52
  for (const [index, part] of parts.entries()) {
    const [px, py] = points[part] ?? [0, 0]
    for (const [cx, cy] of [
      [px, py],
      [11, below + 8],
    ] as const) {
      sketch.path(
        'body',
        `M${(cx - 10).toFixed(1)} ${cy.toFixed(1)}a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z`,
      )
      sketch.words(String(index + 1), {
        x: cx,
        y: cy,
        width: 20,
        anchor: 'middle',
        align: 'middle',
      })
    }
    below +=
      Math.max(sketch.text(`diagram.module.${part}`, { x: 30, y: below, width: 288 }), 20) + 8
  }
  sketch.height = below
  return sketch.drawing()
}
