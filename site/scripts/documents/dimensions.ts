import type { Words } from './words.ts'

/** What a drawing with dimensions needs: proportions in mm and the figures beside them. */
export interface Outline {
  readonly title: string
  readonly alt: string
  readonly front: string
  readonly side: string
  /** Sides in mm, for the proportions. */
  readonly size: { readonly width: number; readonly height: number; readonly depth: number }
  readonly labels: { readonly width: string; readonly height: string; readonly depth: string }
  readonly shape: Shape
}

/** What the front shows inside its outline. */
export type Shape = 'tower' | 'box' | 'doors' | 'round' | 'rack' | 'container' | 'stick'

interface Drawn {
  readonly shape: Shape
  /** Names of figures. */
  readonly width: string
  readonly height: string
  readonly depth: string
  /** The largest size, where a figure is a range. */
  readonly size: readonly [width: number, height: number, depth: number]
}

const stick: Drawn = { shape: 'stick', width: 'loggerWidth', height: 'loggerHeight', depth: 'loggerDepth', size: [52, 118, 30] } // prettier-ignore

const drawings: ReadonlyMap<string, Drawn> = new Map<string, Drawn>([
  ['three-phase-home-battery-energy-storage-system', { shape: 'tower', width: 'towerWidth', height: 'towerHeight', depth: 'towerDepth', size: [660, 2156, 215] }], // prettier-ignore
  ['high-voltage-lfp-battery', { shape: 'tower', width: 'towerWidth', height: 'bTowerHeight', depth: 'towerDepth', size: [660, 2156, 215] }], // prettier-ignore
  ['three-phase-hybrid-inverter', { shape: 'box', width: 'itWidth', height: 'itHeight', depth: 'itDepth', size: [500, 460, 200] }], // prettier-ignore
  ['single-phase-hybrid-inverter', { shape: 'box', width: 'isWidth', height: 'isHeight', depth: 'isDepth', size: [370, 385, 165] }], // prettier-ignore
  ['ac-charger', { shape: 'box', width: 'aWidth', height: 'aHeight', depth: 'aDepth', size: [235, 335, 105] }], // prettier-ignore
  ['data-logger-wifi', stick],
  ['data-logger-lan', stick],
  ['data-logger-4g', stick],
  ['smart-plug', { shape: 'round', width: 'pDiameter', height: 'pDiameter', depth: 'pDepth', size: [57, 57, 56] }], // prettier-ignore
  ['ci-all-in-one-cabinet', { shape: 'doors', width: 'cWidth', height: 'cHeight', depth: 'cDepth', size: [1400, 2160, 1150] }], // prettier-ignore
  ['power-conversion-system-62-5-kw', { shape: 'rack', width: 'sWidth', height: 'sHeight', depth: 'sDepth', size: [600, 260, 655] }], // prettier-ignore
  ['control-cabinet', { shape: 'doors', width: 'kWidth', height: 'kHeight', depth: 'kDepth', size: [620, 2000, 600] }], // prettier-ignore
  ['utility-container', { shape: 'container', width: 'uLength', height: 'uHeight', depth: 'uDepth', size: [6058, 2896, 2438] }], // prettier-ignore
])

/** The outline of a product with its figures in a language. */
export function outlineOf(id: string, { text, figure }: Words): Outline | undefined {
  const drawn = drawings.get(id)
  if (drawn === undefined) return undefined
  const [width, height, depth] = drawn.size
  return {
    title: text('document.dimensions'),
    alt: text('document.dimensions.alt'),
    front: text('document.front'),
    side: text('document.side'),
    size: { width, height, depth },
    labels: {
      width: figure(drawn.width).text,
      height: figure(drawn.height).text,
      depth: figure(drawn.depth).text,
    },
    shape: drawn.shape,
  }
}
