import { brotliCompressSync, constants } from 'node:zlib'
import { firstSectionEndMarker } from '#data/pages/styleSheets.ts'

/** Compressed at the level that the server uses for request pages; built pages are smaller. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 4 }

/** Returns the compressed size of a document up to the end of its first section. */
export function measureFirstSectionBytes(html: string): number {
  const end = html.indexOf(firstSectionEndMarker)
  if (end < 0) throw new Error('A page has no end of its first section')
  return brotliCompressSync(html.slice(0, end + firstSectionEndMarker.length), { params })
    .byteLength
}
