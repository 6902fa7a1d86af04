import { hexToLinear, linearToOklab, type ColourChannels } from '../oklch.ts'

/** Colour vision: usual, or without the receptors for long (protan), medium (deutan) or short (tritan) wavelengths. */
export const colourVisionTypes = ['usual', 'protan', 'deutan', 'tritan'] as const
export type ColourVisionType = (typeof colourVisionTypes)[number]

// Machado, Oliveira and Fernandes 2009, severity 1.0, for linear sRGB.
const matrices: Readonly<
  Record<
    Exclude<ColourVisionType, 'usual'>,
    readonly [ColourChannels, ColourChannels, ColourChannels]
  >
> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

/** A colour as each vision perceives it, in Oklab. */
export type PerceivedColour = Readonly<Record<ColourVisionType, ColourChannels>>

/** Simulates how a colour (`#rrggbb`) is perceived. */
export function simulateColourVision(hex: string): PerceivedColour {
  const linear = hexToLinear(hex)
  const seen = (vision: Exclude<ColourVisionType, 'usual'>) =>
    linearToOklab(
      matrices[vision].map((row) => clamp(dot(row, linear))) as unknown as ColourChannels,
    )
  return {
    usual: linearToOklab(linear),
    protan: seen('protan'),
    deutan: seen('deutan'),
    tritan: seen('tritan'),
  }
}

/** Computes the distance of two colours in Oklab, times 100; about 2 is just noticeable. */
export const computeColourDistance = (one: ColourChannels, other: ColourChannels): number =>
  100 * Math.sqrt((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2)

const dot = (a: ColourChannels, b: ColourChannels) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const clamp = (channel: number) => Math.min(1, Math.max(0, channel))
