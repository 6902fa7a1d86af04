import type { ProductDocumentTexts } from '../documentTexts.ts'

/** Dimension drawing of a product: sizes in mm and their labels. */
export interface DimensionDrawing {
  readonly title: string
  readonly alt: string
  readonly front: string
  readonly side: string
  /** Sizes in mm, for the proportions. */
  readonly size: { readonly width: number; readonly height: number; readonly depth: number }
  readonly labels: { readonly width: string; readonly height: string; readonly depth: string }
  readonly shape: DimensionDrawingShape
}

/** Shape of the drawn front. */
export type DimensionDrawingShape =
  | 'tower'
  | 'box'
  | 'doors'
  | 'round'
  | 'rack'
  | 'container'
  | 'stick'

interface OutlineSource {
  readonly shape: DimensionDrawingShape
  /** Names of the figures of the sizes. */
  readonly width: string
  readonly height: string
  readonly depth: string
  /** Sizes in mm; the largest one if a figure is a range. */
  readonly size: readonly [width: number, height: number, depth: number]
}

const stick: OutlineSource = {
  shape: 'stick',
  width: 'loggerWidth',
  height: 'loggerHeight',
  depth: 'loggerDepth',
  size: [52, 118, 30],
}

const outlines: ReadonlyMap<string, OutlineSource> = new Map<string, OutlineSource>([
  [
    'three-phase-home-battery-energy-storage-system',
    {
      shape: 'tower',
      width: 'towerWidth',
      height: 'towerHeight',
      depth: 'towerDepth',
      size: [660, 2156, 215],
    },
  ],
  [
    'high-voltage-lfp-battery',
    {
      shape: 'tower',
      width: 'towerWidth',
      height: 'bTowerHeight',
      depth: 'towerDepth',
      size: [660, 2156, 215],
    },
  ],
  [
    'three-phase-hybrid-inverter',
    { shape: 'box', width: 'itWidth', height: 'itHeight', depth: 'itDepth', size: [500, 460, 200] },
  ],
  [
    'single-phase-hybrid-inverter',
    { shape: 'box', width: 'isWidth', height: 'isHeight', depth: 'isDepth', size: [370, 385, 165] },
  ],
  [
    'ac-charger',
    { shape: 'box', width: 'aWidth', height: 'aHeight', depth: 'aDepth', size: [235, 335, 105] },
  ],
  ['data-logger-wifi', stick],
  ['data-logger-lan', stick],
  ['data-logger-4g', stick],
  [
    'smart-plug',
    {
      shape: 'round',
      width: 'pDiameter',
      height: 'pDiameter',
      depth: 'pDepth',
      size: [57, 57, 56],
    },
  ],
  [
    'ci-all-in-one-cabinet',
    {
      shape: 'doors',
      width: 'cWidth',
      height: 'cHeight',
      depth: 'cDepth',
      size: [1400, 2160, 1150],
    },
  ],
  [
    'power-conversion-system-62-5-kw',
    { shape: 'rack', width: 'sWidth', height: 'sHeight', depth: 'sDepth', size: [600, 260, 655] },
  ],
  [
    'control-cabinet',
    { shape: 'doors', width: 'kWidth', height: 'kHeight', depth: 'kDepth', size: [620, 2000, 600] },
  ],
  [
    'utility-container',
    {
      shape: 'container',
      width: 'uLength',
      height: 'uHeight',
      depth: 'uDepth',
      size: [6058, 2896, 2438],
    },
  ],
])

/** Returns the dimension drawing of a product in one language; undefined for products without one. */
export function createDimensionDrawing(
  id: string,
  { text, figure }: ProductDocumentTexts,
): DimensionDrawing | undefined {
  const source = outlines.get(id)
  if (source === undefined) return undefined
  const [width, height, depth] = source.size
  return {
    title: text('document.dimensions'),
    alt: text('document.dimensions.alt'),
    front: text('document.front'),
    side: text('document.side'),
    size: { width, height, depth },
    labels: {
      width: figure(source.width).text,
      height: figure(source.height).text,
      depth: figure(source.depth).text,
    },
    shape: source.shape,
  }
}
