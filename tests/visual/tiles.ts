import { createHash } from 'node:crypto'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import type { ComparisonMask, RawPicture } from './raw.ts'

/** Width and height of a tile in pixels. */
export const tileSize = 64
/** Bytes of the SHA-256 digest, the width and the height in a file. */
const headerBytes = 32 + 4
/** Bytes of one sum: 64 × 64 pixels of 255 need 20 bits. */
const sumBytes = 3

/**
 * Lossless fingerprint of a picture. The sums of the channels in each tile show changes of colour that the lossy pictures hide:
 * one level on twenty pixels changes a sum by twenty.
 */
export interface PictureFingerprint {
  /** SHA-256 of the pixels, hex. */
  readonly digest: string
  readonly width: number
  readonly height: number
  /** Sums of red, green and blue of each tile, row by row. */
  readonly sums: Uint32Array
}

export function createPictureFingerprint({ data, width, height }: RawPicture): PictureFingerprint {
  const columns = Math.ceil(width / tileSize)
  const sums = new Uint32Array(columns * Math.ceil(height / tileSize) * 3)
  for (let y = 0, byte = 0; y < height; y++) {
    const row = Math.floor(y / tileSize) * columns
    for (let x = 0; x < width; x++) {
      const at = (row + Math.floor(x / tileSize)) * 3
      for (let channel = 0; channel < 3; channel++, byte++)
        sums[at + channel] = (sums[at + channel] ?? 0) + (data[byte] ?? 0)
    }
  }
  return { digest: createHash('sha256').update(data).digest('hex'), width, height, sums }
}

/** Serializes a fingerprint: digest, width and height in 16 bits, then the sums in 24 bits, compressed with brotli. */
export function encodePictureFingerprint({
  digest,
  width,
  height,
  sums,
}: PictureFingerprint): Buffer {
  const bytes = Buffer.alloc(headerBytes + sums.length * sumBytes)
  bytes.write(digest, 'hex')
  bytes.writeUInt16LE(width, 32)
  bytes.writeUInt16LE(height, 34)
  sums.forEach((sum, index) => bytes.writeUIntLE(sum, headerBytes + index * sumBytes, sumBytes))
  return brotliCompressSync(bytes)
}

export function decodePictureFingerprint(file: Buffer): PictureFingerprint {
  const bytes = brotliDecompressSync(file)
  const sums = new Uint32Array((bytes.length - headerBytes) / sumBytes)
  for (let index = 0; index < sums.length; index++)
    sums[index] = bytes.readUIntLE(headerBytes + index * sumBytes, sumBytes)
  return {
    digest: bytes.toString('hex', 0, 32),
    width: bytes.readUInt16LE(32),
    height: bytes.readUInt16LE(34),
    sums,
  }
}

/** Returns the position of each tile in which the sum of a channel differs by at least `least`; tiles under a mask are left out. */
export function findChangedTiles(
  before: PictureFingerprint,
  now: PictureFingerprint,
  least: number,
  masks: readonly ComparisonMask[] = [],
): readonly (readonly [x: number, y: number])[] {
  const columns = Math.ceil(now.width / tileSize)
  const isMasked = (x: number, y: number) =>
    masks.some(
      ([left, top, wide, high]) =>
        x < left + wide && x + tileSize > left && y < top + high && y + tileSize > top,
    )
  const found: (readonly [number, number])[] = []
  for (let tile = 0; tile * 3 < now.sums.length; tile++) {
    const [x, y] = [(tile % columns) * tileSize, Math.floor(tile / columns) * tileSize]
    const change = [0, 1, 2].map((channel) =>
      Math.abs((now.sums[tile * 3 + channel] ?? 0) - (before.sums[tile * 3 + channel] ?? 0)),
    )
    if (Math.max(...change) >= least && !isMasked(x, y)) found.push([x, y])
  }
  return found
}
