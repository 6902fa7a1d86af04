declare module 'subset-font' {
  /** Cuts a font down to the characters of a text and to one point of its axes. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'truetype'
      readonly variationAxes?: Readonly<Record<string, number>>
    },
  ): Promise<Buffer>
}
