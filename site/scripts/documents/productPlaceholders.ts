import type { ProductRecord } from '#data/products/products.ts'
import type { ProductDocumentTexts } from './documentTexts.ts'

/** Figures by product for manuals that several products share: placeholder name to figure name. */
const sharedFigures: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map([
  [
    'three-phase-hybrid-inverter',
    {
      voltage: 'itPvVoltage',
      modules: 'itModules',
      mass: 'itMass',
      width: 'itWidth',
      start: 'itStartVoltage',
      short: 'itTrackerShort',
      standbyPower: 'itStandby',
    },
  ],
  [
    'single-phase-hybrid-inverter',
    {
      voltage: 'isPvVoltage',
      modules: 'isModules',
      mass: 'isMass',
      width: 'isWidth',
      start: 'isStartVoltage',
      short: 'isTrackerShort',
      standbyPower: 'isStandby',
    },
  ],
])

/** Returns the values of a manual's placeholders in addition to figures: title, e-mail and shared figures. */
export function createManualPlaceholderValues(
  record: ProductRecord,
  { fill, figure, email }: ProductDocumentTexts,
): ReadonlyMap<string, string> {
  const own = Object.entries(sharedFigures.get(record.id) ?? {})
  return new Map([
    ['title', fill(record.title)],
    ['email', email],
    ...own.map(([name, of]) => [name, figure(of).text] as const),
  ])
}

/** Positions of the numbered callouts on a product's picture, as fractions of width and height. */
export const pictureCalloutPositions: ReadonlyMap<
  string,
  readonly (readonly [x: number, y: number])[]
> = new Map([
  [
    'three-phase-home-battery-energy-storage-system',
    [
      [0.36, 0.1],
      [0.36, 0.2],
      [0.36, 0.5],
      [0.52, 0.96],
      [0.75, 0.35],
    ],
  ],
  [
    'high-voltage-lfp-battery',
    [
      [0.36, 0.1],
      [0.36, 0.2],
      [0.36, 0.5],
      [0.52, 0.96],
      [0.75, 0.35],
    ],
  ],
  [
    'three-phase-hybrid-inverter',
    [
      [0.7, 0.17],
      [0.4, 0.66],
      [0.97, 0.55],
      [0.42, 0.96],
      [0.68, 0.97],
    ],
  ],
  [
    'single-phase-hybrid-inverter',
    [
      [0.65, 0.2],
      [0.4, 0.64],
      [0.97, 0.55],
      [0.36, 0.95],
      [0.7, 0.96],
    ],
  ],
  [
    'ac-charger',
    [
      [0.4, 0.16],
      [0.4, 0.4],
      [0.85, 0.22],
      [0.5, 0.97],
    ],
  ],
  [
    'data-logger-wifi',
    [
      [0.35, 0.04],
      [0.35, 0.18],
      [0.35, 0.48],
    ],
  ],
  [
    'data-logger-lan',
    [
      [0.35, 0.04],
      [0.35, 0.18],
      [0.35, 0.48],
    ],
  ],
  [
    'data-logger-4g',
    [
      [0.35, 0.04],
      [0.35, 0.18],
      [0.35, 0.48],
    ],
  ],
  [
    'smart-plug',
    [
      [0.36, 0.45],
      [0.78, 0.5],
      [0.95, 0.3],
    ],
  ],
  [
    'ci-all-in-one-cabinet',
    [
      [0.27, 0.4],
      [0.53, 0.27],
      [0.53, 0.37],
      [0.42, 0.47],
      [0.24, 0.78],
      [0.8, 0.5],
    ],
  ],
  [
    'power-conversion-system-62-5-kw',
    [
      [0.3, 0.42],
      [0.3, 0.8],
      [0.04, 0.45],
    ],
  ],
  [
    'control-cabinet',
    [
      [0.45, 0.2],
      [0.45, 0.31],
      [0.45, 0.36],
      [0.68, 0.5],
      [0.45, 0.83],
    ],
  ],
  [
    'utility-container',
    [
      [0.2, 0.45],
      [0.7, 0.34],
      [0.7, 0.45],
      [0.88, 0.4],
      [0.3, 0.82],
    ],
  ],
])
