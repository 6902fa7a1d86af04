import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  allFacetValues,
  countDownloadsByFacetValue,
  downloadFacets,
  parseDownloadFilterSelection,
} from '#data/downloads/downloadFilters.ts'
import { listDownloads, getProductSeries } from '#data/downloads/downloads.ts'
import type { ImageRecord, VideoRecord } from '#data/content/media.ts'
import {
  productDocumentKinds,
  documentLanguages,
  formatDocumentPath,
} from '#data/products/productDocuments.ts'
import type { ProductRecord } from '#data/products/products.ts'
import images from '#pages-config/content/images.json' with { type: 'json' }
import products from '#pages-config/content/products.json' with { type: 'json' }
import videos from '#pages-config/content/videos.json' with { type: 'json' }

const records = products as unknown as readonly ProductRecord[]
const film = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../site/public/films', name))
const measured = { bytes: 1, sha256: '0'.repeat(64) }

/** The downloads after all documents have been typeset. */
const files = listDownloads({
  products: records,
  videos: videos as unknown as readonly VideoRecord[],
  images: images as unknown as readonly ImageRecord[],
  documents: Object.fromEntries(
    records.flatMap(({ id, documents }) =>
      productDocumentKinds.flatMap((kind) =>
        (Object.keys(documentLanguages) as (keyof typeof documentLanguages)[]).map((language) => [
          formatDocumentPath({ product: id, kind, language }, documents[kind].version),
          { ...measured, pages: 4 },
        ]),
      ),
    ),
  ),
  files: Object.fromEntries([
    ...videos.map(({ id }) => [`/films/${id}.mp4`, measured]),
    ...images.map(({ picture }) => [`/pictures/${picture}.webp`, measured]),
  ]),
  pictureFile: (picture) => `/pictures/${picture}.webp`,
})

test('there are at least 40 files with unique addresses', () => {
  expect(files.length).toBeGreaterThanOrEqual(40)
  for (const name of ['id', 'address', 'latest'] as const)
    expect(new Set(files.map((file) => file[name])).size).toBe(files.length)
})

test('every value of every filter has files', () => {
  const values = allFacetValues(records.map(({ id }) => id))
  const nothing = parseDownloadFilterSelection(new URLSearchParams(), values)
  const now = Date.parse('2026-11-21T12:00:00Z')
  // The age of files depends on the clock.
  for (const facet of downloadFacets.filter((name) => name !== 'updated')) {
    const counts = countDownloadsByFacetValue(files, facet, nothing, now)
    expect([facet, values[facet].filter((value) => !counts.has(value))]).toEqual([facet, []])
  }
})

test('every product belongs to a series', () => {
  for (const product of records)
    expect([product.id, getProductSeries(product)]).not.toContain(undefined)
})

test('a document is newer than the one it replaces', () => {
  for (const { id, version, date, replaces } of files) {
    if (!replaces) continue
    expect([id, replaces.date < date]).toEqual([id, true])
    expect(Number(replaces.version.split('.')[0])).toBeLessThanOrEqual(
      Number(version.split('.')[0]),
    )
  }
})

describe.each(videos)('the film $id', ({ id, seconds, width, height, transcript }) => {
  test('has the duration and dimensions of its record, and at most 1 MiB', () => {
    const bytes = film(`${id}.mp4`)
    expect(bytes.byteLength).toBeLessThanOrEqual(1024 * 1024)
    const header = bytes.indexOf('mvhd')
    expect(bytes.readUInt32BE(header + 20) / bytes.readUInt32BE(header + 16)).toBeCloseTo(
      seconds,
      1,
    )
    const track = bytes.indexOf('tkhd')
    const size = [80, 84].map((at) => bytes.readUInt32BE(track + at) / 65_536)
    expect(size).toEqual([width, height])
  })

  test('has captions that end with it, and a transcript, in three languages', () => {
    for (const language of ['en', 'de', 'zh']) {
      const ends = [
        ...film(`${id}.${language}.vtt`)
          .toString()
          .matchAll(/--> 00:00:([\d.]+)/g),
      ]
      expect(ends.length).toBeGreaterThan(0)
      expect(Number(ends.at(-1)?.[1])).toBeLessThanOrEqual(seconds + 0.05)
    }
    for (const paragraphs of Object.values(transcript)) expect(paragraphs.length).toBeGreaterThan(0)
  })
})
