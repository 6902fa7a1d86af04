import { drawTower, getTowerHeight, homeTowerDimensions } from './clearances.ts'
import { DrawingBuilder } from './DrawingBuilder.ts'
import type { DiagramText, DiagramDrawing } from './drawing.ts'

const modules = 4

/** A home tower in the order in which it is stacked, with the names of its parts; upright in every layout. */
export function drawTowerStack(text: DiagramText): DiagramDrawing {
  const scale = 0.24
  const top = 8
  const height = getTowerHeight(modules) * scale
  const floor = top + height
  const sketch = new DrawingBuilder('narrow', text, height + 18)
  const x = 8
  const side = x + homeTowerDimensions.width * scale
  drawTower(sketch, x, floor, modules, scale, true)
  const name = (id: string, y: number) => {
    sketch.path('dimension', `M${side} ${y.toFixed(1)}h16`)
    return sketch.text(id, { x: side + 22, y, width: 320 - side - 24, align: 'middle' })
  }
  const foot = homeTowerDimensions.foot * scale
  name('diagram.part.unit', top + (homeTowerDimensions.head * scale) / 2)
  name('diagram.part.modules', floor - foot - (modules * homeTowerDimensions.pitch * scale) / 2)
  name('diagram.part.base', floor - foot / 2)
  sketch.path('outline', `M0 ${floor.toFixed(1)}H${(side + 8).toFixed(1)}`)
  return sketch.drawing()
}
