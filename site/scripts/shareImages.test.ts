import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { type ShareImage, getShareImagePath } from '#data/pages/shareImages.ts'
import { type SubsetFonts, subsetDocumentFonts } from './documents/typesetting/fonts.ts'
import { ShareImageRenderer } from './shareImages.ts'

const top = join(import.meta.dirname, '../..')

const cards: Readonly<Record<string, ShareImage>> = {
  photograph: {
    title: 'Gewerbespeicher und Industriespeicher',
    over: 'Tageslicht, das bleibt.',
    picture: 'yard',
    language: 'de',
  },
  product: {
    title: 'Dreiphasiger Hybridwechselrichter',
    over: 'Produkte',
    picture: 'inverter',
    language: 'de',
  },
  mark: { title: '虚拟电厂如何使用家里的电池', over: '博客', language: 'cn' },
}

let fonts: SubsetFonts

beforeAll(async () => {
  const words = Object.values(cards).flatMap(({ title, over }) => [title, over])
  fonts = await subsetDocumentFonts(['Felcera', ...words].join(''), join(top, '.cache/share/fonts'))
})

test.each(Object.entries(cards))('renders a %s image in the required size', async (_, card) => {
  const picture = await new ShareImageRenderer(top, 'Felcera').draw(card, fonts)
  expect(picture.length).toBeLessThanOrEqual(100_000)
  const { width, height, format } = await sharp(picture).metadata()
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' })
})

test('fails for a title that does not fit', async () => {
  const card = { ...cards['product'], title: 'a'.repeat(60) } as ShareImage
  await expect(new ShareImageRenderer(top, 'Felcera').draw(card, fonts)).rejects.toThrow('no room')
})

test('derives the path from the content', () => {
  const addresses = Object.values(cards).map(getShareImagePath)
  expect(new Set(addresses).size).toBe(addresses.length)
  // The server sends immutable caching headers for paths that end in a digest.
  for (const address of addresses) expect(address).toMatch(/^\/share\/card-[0-9a-f]{16}\.jpg$/)
})
