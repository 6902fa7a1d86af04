/** A QR code as an SVG path of its dark modules, one unit each; `size` is the modules per side with the quiet zone. */
export interface QrCodePath {
  readonly size: number
  readonly path: string
}
