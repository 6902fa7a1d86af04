declare module 'subset-font' {
  type Axes = Readonly<
    Record<
      string,
      number | { readonly min: number; readonly max: number; readonly default: number }
    >
  >

  /** Subsets a font to the characters of a text and to a part of its variation axes. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'truetype' | 'woff2'
      readonly variationAxes?: Axes
      readonly keepFeatures?: readonly string[]
    },
  ): Promise<Buffer>
}
