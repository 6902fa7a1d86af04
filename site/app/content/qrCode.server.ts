import { encode } from 'uqr'
import type { QrCodePath } from '#data/downloads/qrCode.ts'

/** Creates a QR code (error correction M, with quiet zone) as an SVG path. */
export function createQrCode(text: string): QrCodePath {
  const { size, data: rows } = encode(text, { ecc: 'M', border: 4 })
  const squares = rows.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])),
  )
  return { size, path: squares.join('') }
}
