import type { ProductRecord } from '#data/products.ts'
import type { Words } from './words.ts'

/** Products whose manuals share a text, by the folder of that text. */
export const families: ReadonlyMap<string, string> = new Map([
  ['three-phase-home-battery-energy-storage-system', 'home-system'],
  ['high-voltage-lfp-battery', 'home-battery'],
  ['three-phase-hybrid-inverter', 'hybrid-inverter'],
  ['single-phase-hybrid-inverter', 'hybrid-inverter'],
  ['ac-charger', 'ac-charger'],
  ['data-logger-wifi', 'data-logger'],
  ['data-logger-lan', 'data-logger'],
  ['data-logger-4g', 'data-logger'],
  ['smart-plug', 'smart-plug'],
  ['ci-all-in-one-cabinet', 'ci-cabinet'],
  ['power-conversion-system-62-5-kw', 'power-conversion'],
  ['control-cabinet', 'control-cabinet'],
  ['utility-container', 'utility-container'],
])

/** Figures that the text of a family names alike, by product. */
const figures: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map([
  ['three-phase-hybrid-inverter', { voltage: 'itPvVoltage', modules: 'itModules', mass: 'itMass', width: 'itWidth', start: 'itStartVoltage', short: 'itTrackerShort', standbyPower: 'itStandby' }], // prettier-ignore
  ['single-phase-hybrid-inverter', { voltage: 'isPvVoltage', modules: 'isModules', mass: 'isMass', width: 'isWidth', start: 'isStartVoltage', short: 'isTrackerShort', standbyPower: 'isStandby' }], // prettier-ignore
])

/** What a text may name beside the figures: `{title}` and the figures of its family. */
export function valuesOf(
  record: ProductRecord,
  { fill, figure, email }: Words,
): ReadonlyMap<string, string> {
  const own = Object.entries(figures.get(record.id) ?? {})
  return new Map([
    ['title', fill(record.title)],
    ['email', email],
    ...own.map(([name, of]) => [name, figure(of).text] as const),
  ])
}

/** Where the numbers of the overview stand on a product's picture, as parts of its sides. */
export const callouts: ReadonlyMap<string, readonly (readonly [x: number, y: number])[]> = new Map([
  ['three-phase-home-battery-energy-storage-system', [[0.36, 0.1], [0.36, 0.2], [0.36, 0.5], [0.52, 0.96], [0.75, 0.35]]], // prettier-ignore
  ['high-voltage-lfp-battery', [[0.36, 0.1], [0.36, 0.2], [0.36, 0.5], [0.52, 0.96], [0.75, 0.35]]], // prettier-ignore
  ['three-phase-hybrid-inverter', [[0.7, 0.17], [0.4, 0.66], [0.97, 0.55], [0.42, 0.96], [0.68, 0.97]]], // prettier-ignore
  ['single-phase-hybrid-inverter', [[0.65, 0.2], [0.4, 0.64], [0.97, 0.55], [0.36, 0.95], [0.7, 0.96]]], // prettier-ignore
  ['ac-charger', [[0.4, 0.16], [0.4, 0.4], [0.85, 0.22], [0.5, 0.97]]], // prettier-ignore
  ['data-logger-wifi', [[0.35, 0.04], [0.35, 0.18], [0.35, 0.48]]], // prettier-ignore
  ['data-logger-lan', [[0.35, 0.04], [0.35, 0.18], [0.35, 0.48]]], // prettier-ignore
  ['data-logger-4g', [[0.35, 0.04], [0.35, 0.18], [0.35, 0.48]]], // prettier-ignore
  ['smart-plug', [[0.36, 0.45], [0.78, 0.5], [0.95, 0.3]]], // prettier-ignore
  ['ci-all-in-one-cabinet', [[0.27, 0.4], [0.53, 0.27], [0.53, 0.37], [0.42, 0.47], [0.24, 0.78], [0.8, 0.5]]], // prettier-ignore
  ['power-conversion-system-62-5-kw', [[0.3, 0.42], [0.3, 0.8], [0.04, 0.45]]], // prettier-ignore
  ['control-cabinet', [[0.45, 0.2], [0.45, 0.31], [0.45, 0.36], [0.68, 0.5], [0.45, 0.83]]], // prettier-ignore
  ['utility-container', [[0.2, 0.45], [0.7, 0.34], [0.7, 0.45], [0.88, 0.4], [0.3, 0.82]]], // prettier-ignore
])
