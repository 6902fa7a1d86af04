import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { type ShareImage, shareAddress } from '#data/shareImages.ts'
import { type Fonts, makeFonts } from './documents/fonts.ts'
import { Drawer } from './shareImages.ts'

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

let fonts: Fonts

beforeAll(async () => {
  const words = Object.values(cards).flatMap(({ title, over }) => [title, over])
  fonts = await makeFonts(['Felcera', ...words].join(''), join(top, '.cache/share/fonts'))
}, 60_000)

test.each(Object.entries(cards))('a card is of the size that is asked for: %s', async (_, card) => {
  const picture = await new Drawer(top, 'Felcera').draw(card, fonts)
  expect(picture.length).toBeLessThanOrEqual(100_000)
  const { width, height, format } = await sharp(picture).metadata()
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' })
})

test('a title that has no room stops the build', async () => {
  const card = { ...cards['product'], title: 'a'.repeat(60) } as ShareImage
  await expect(new Drawer(top, 'Felcera').draw(card, fonts)).rejects.toThrow('no room')
})

test('a card has an address of its content', () => {
  const addresses = Object.values(cards).map(shareAddress)
  expect(new Set(addresses).size).toBe(addresses.length)
  // The server keeps what ends in a digest for good.
  for (const address of addresses) expect(address).toMatch(/^\/share\/card-[0-9a-f]{16}\.jpg$/)
})
