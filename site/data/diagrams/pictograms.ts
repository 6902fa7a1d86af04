import type { DiagramPathStyle } from './drawing.ts'
import { createCirclePath } from './DrawingBuilder.ts'

type Pictogram = readonly (readonly [look: DiagramPathStyle, d: string])[]

const battery = 'M10 3h28v9h-28zM10 14h28v9h-28zM10 25h28v9h-28z'
const square = 'M9 3h30v30h-30zM9 33l30-30'
const wave = 'M25 26c2-5 4-5 6 0s4 5 6 0'
const equals = (x: number, y: number) => `M${x} ${y}h9M${x} ${y + 4}h9`

/** Pictograms on a field of 48 × 36 units; after each absolute start their commands are relative. */
export const pictograms = {
  solar: [['outline', 'M12 6h32l-6 22h-32zM22.500 6l-6 22M33 6l-6 22M9 17h32M21 28v6M15 34h12']],
  unit: [
    ['outline', 'M8 6h32v22h-32z'],
    ['light', 'M12 32h24'],
  ],
  battery: [['outline', battery]],
  board: [['outline', 'M11 3h26v31h-26zM16 9h16M16 15h16M18 21v8M24 21v8M30 21v8']],
  meter: [
    ['outline', createCirclePath(24, 18, 15)],
    ['outline', 'M16 14h16v7h-16zM21 26h6'],
  ],
  grid: [['outline', 'M24 2l-8 32M24 2l8 32M14 10h20M10 17h28M20 17l11 9M28 17l-11 9']],
  house: [['outline', 'M7 17l17-13l17 13M12 14v20h24v-20M20 34v-11h8v11']],
  lamp: [['outline', 'M19 25c0-4-5-6-5-12a10 10 0 0 1 20 0c0 6-5 8-5 12zM20 30h8M22 34h4']],
  charger: [
    ['outline', 'M13 4h16v30h-16zM29 15h4a3 3 0 0 1 3 3v8a3 3 0 0 0 6 0v-10'],
    ['light', 'M17 10h8'],
  ],
  cabinet: [
    ['outline', 'M10 2h28v32h-28zM24 2v32M13 26h8M13 29h8'],
    ['light', 'M20 7v13'],
  ],
  control: [['outline', 'M13 2h22v32h-22zM17 7h14v9h-14zM17 21h5M17 25h5']],
  factory: [['outline', 'M5 34v-17l10 6v-6l10 6v-6l8 5v-18h8v30z']],
  screen: [['outline', 'M6 4h36v23h-36zM18 33h12M24 27v6M12 20l7-7l5 4l10-8']],
  container: [
    ['outline', 'M4 8h40v21h-40zM10.700 8v21M17.300 8v21M24 8v21M30.700 8v21M37.300 8v21'],
    ['light', 'M6 12h36'],
  ],
  inverter: [
    ['outline', square],
    ['outline', equals(13, 9)],
    ['outline', wave],
  ],
  converter: [
    ['outline', square],
    ['outline', equals(13, 9)],
    ['outline', equals(26, 23)],
  ],
  transformer: [
    ['outline', createCirclePath(18, 18, 11)],
    ['outline', createCirclePath(30, 18, 11)],
  ],
  breaker: [['outline', 'M4 22h13l14-11M31 22h13M28 19l6 6M34 19l-6 6']],
  relay: [['outline', 'M4 22h13l14-11M31 22h13M17 19v6']],
  fuse: [['outline', 'M4 18h40M12 12h24v12h-24z']],
  earth: [['outline', 'M24 4v14M10 18h28M15 24h18M20 30h8']],
  busbar: [['outline', 'M4 9h40M4 17h40M4 25h40M12 9v24M24 17v16M36 25v8']],
  car: [
    ['outline', 'M10 28h-5v-9l7-2l6-8h13l7 9l5 2v8h-5M18 28h12'],
    ['outline', createCirclePath(14, 28, 4)],
    ['outline', createCirclePath(34, 28, 4)],
  ],
  logger: [
    ['outline', 'M17 12h14v22h-14zM20 12v-9h8v9'],
    ['light', 'M21 17h6'],
  ],
  router: [['outline', 'M8 20h32v13h-32zM14 20v-15M34 20v-15M14 27h4M22 27h4']],
  antenna: [
    ['outline', 'M24 14l-9 20M24 14l9 20M18 27h12M24 14v-3'],
    [
      'outline',
      'M17 4a9.500 9.500 0 0 0 0 12M31 4a9.500 9.500 0 0 1 0 12M12 1a15 15 0 0 0 0 18M36 1a15 15 0 0 1 0 18',
    ],
  ],
  cloud: [['outline', 'M14 31h20a8 8 0 0 0 1-16a11 11 0 0 0-21-1a8.500 8.500 0 0 0 0 17z']],
  outlet: [
    ['outline', 'M8 3h32v31h-32z'],
    ['outline', createCirclePath(24, 18.5, 11)],
    ['outline', createCirclePath(20, 18.5, 1.5)],
    ['outline', createCirclePath(28, 18.5, 1.5)],
  ],
  plug: [
    ['outline', createCirclePath(24, 18, 15)],
    ['light', createCirclePath(24, 18, 10)],
    ['outline', createCirclePath(21, 18, 1.5)],
    ['outline', createCirclePath(27, 18, 1.5)],
  ],
  appliance: [
    ['outline', 'M10 3h28v31h-28zM10 10h28'],
    ['outline', createCirclePath(24, 22, 8)],
  ],
} as const satisfies Readonly<Record<string, Pictogram>>

export type PictogramName = keyof typeof pictograms

/** Moves a path whose only absolute commands are `M`. */
export const translatePath = (d: string, dx: number, dy: number): string =>
  d.replaceAll(
    /M(-?[\d.]+) (-?[\d.]+)/g,
    (_, x: string, y: string) =>
      `M${Math.round((Number(x) + dx) * 10) / 10} ${Math.round((Number(y) + dy) * 10) / 10}`,
  )
