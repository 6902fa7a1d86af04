import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getDocumentProxy } from 'unpdf'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { productDocumentKinds, documentLanguages } from '#data/products/productDocuments.ts'
import { listProductDocumentContents } from '../documents.ts'
import { subsetDocumentFonts, findMissingGlyphs } from './typesetting/fonts.ts'
import {
  collectDocumentCharacters,
  makePdfRenderer,
  type ProductDocumentContent,
} from './renderPdf.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

const top = join(import.meta.dirname, '../../..')
const models = listProductDocumentContents(top)
const published = (
  JSON.parse(readFileSync(join(top, 'pages-config/content/products.json'), 'utf8')) as readonly {
    state: boolean
  }[]
).filter(({ state }) => state)
const cache = mkdtempSync(join(tmpdir(), 'documents-'))

const modelAt = (part: string): ProductDocumentContent => {
  const found = models.find(({ path }) => path.includes(part))
  if (found === undefined) throw new Error(`There is no document ${part}.`)
  return found
}

/** Removes white space and soft hyphens for comparison. */
const plain = (text: string): string => text.replaceAll(/[\s\u00AD]+/g, '')

async function open(model: ProductDocumentContent) {
  const characters = collectDocumentCharacters(model, '')
  const { bytes, pages } = await makePdfRenderer(top, cache)(model, characters)
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const texts: string[] = []
  const tags: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(''))
    tags.push(JSON.stringify(await page.getStructTree()))
  }
  return { pdf, bytes, pages, text: plain(texts.join('')), texts, tags: tags.join('') }
}

test('renders three documents in three languages for every product', () => {
  expect(models.length).toBe(
    published.length * productDocumentKinds.length * Object.keys(documentLanguages).length,
  )
  expect(new Set(models.map(({ path }) => path)).size).toBe(models.length)
})

test.each(['en', 'cn', 'de'] as const)(
  'has a glyph for every character in %s',
  async (language) => {
    const text = models
      .filter((model) => model.language === language)
      .map((model) => collectDocumentCharacters(model, ''))
      .join('')
    expect(findMissingGlyphs(await subsetDocumentFonts(text, cache), language, text)).toEqual([])
  },
)

describe.each(['en', 'zh', 'de'])('datasheet of the home system in %s', (language) => {
  const model = modelAt(`three-phase-home-battery-energy-storage-system/datasheet-${language}`)
  let file: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    file = await open(model)
  })

  test('has at most three numbered pages', () => {
    expect(file.pages).toBe(file.pdf.numPages)
    expect(file.pages).toBeLessThanOrEqual(3)
    for (const [index, text] of file.texts.entries()) expect(text).toContain(String(index + 1))
  })

  test('contains every figure of the record', () => {
    if (!('facts' in model)) throw new Error('not a datasheet')
    for (const { number, unit } of model.facts) expect(file.text).toContain(plain(number + unit))
    for (const { title, rows } of model.tables)
      for (const cell of [title, ...rows.flat()]) expect(file.text).toContain(plain(cell))
    expect(file.text).toContain(plain(`${model.number}·${model.version}·${model.date}`))
  })

  test('is tagged and has language, title and bookmarks', async () => {
    const { info } = await file.pdf.getMetadata()
    expect(info).toMatchObject({
      Title: `${model.title} – ${model.kindTitle}`,
      Language: expect.stringContaining(language),
    })
    expect(await file.pdf.getMarkInfo()).toMatchObject({ Marked: true })
    for (const tag of ['H1', 'H2', 'Table', 'TH', 'TD', 'Figure'])
      expect(file.tags).toContain(`"${tag}"`)
    expect(file.tags).toContain(JSON.stringify(model.picture.alt).slice(1, -1))
    expect((await file.pdf.getOutline())?.length).toBeGreaterThan(2)
  })

  test('embeds subset fonts only', () => {
    const source = file.bytes.toString('latin1')
    expect(source).toMatch(/\/FontName \/[A-Z]{6}\+/)
    expect(source).not.toMatch(/\/FontName \/(?![A-Z]{6}\+)/)
    expect(file.bytes.byteLength).toBeLessThan(300_000)
  })
})

describe('manual', () => {
  test('has a table of contents with page numbers and links', async () => {
    const { pdf, texts } = await open(modelAt('ac-charger/installation-guide-de'))
    const outline = (await pdf.getOutline()) ?? []
    const chapters = outline.flatMap(({ title }) => /^\d+ (.+)$/.exec(title)?.[1] ?? [])
    expect(chapters.length).toBeGreaterThan(4)
    for (const title of chapters) {
      const page = texts.findIndex((text, index) => index > 1 && plain(text).includes(plain(title)))
      expect(plain(texts[1] ?? '')).toContain(plain(`${title}${page + 1}`))
    }
    const links = await (await pdf.getPage(2)).getAnnotations()
    expect(links.filter(({ subtype }: { subtype: string }) => subtype === 'Link').length).toBe(
      chapters.length,
    )
  })

  test.each([
    ['home-battery-energy-storage-system/installation-guide-de', 'Vorderansicht eines Turms'],
    ['ci-all-in-one-cabinet/installation-guide-en', 'Cabinets seen from above'],
    ['utility-container/installation-guide-zh', '储能集装箱俯视图'],
    ['single-phase-hybrid-inverter/installation-guide-en', 'Wiring of the hybrid inverter'],
    ['smart-plug/installation-guide-de', 'Verdrahtung der smarten Steckdose'],
  ])('%s has the diagram of the site with its description', async (path, description) => {
    const { tags } = await open(modelAt(path))
    expect(tags).toContain(description)
  })

  test('renders reproducibly', async () => {
    const model = modelAt('smart-plug/user-manual-en')
    const [one, other] = [await open(model), await open(model)]
    expect(one.bytes.equals(other.bytes)).toBe(true)
  })

  test('inserts the figures of its product', () => {
    const text = JSON.stringify(modelAt('single-phase-hybrid-inverter/installation-guide-en'))
    expect(text).toContain('600\u00A0V')
    expect(text).not.toContain('1,000\u00A0V')
  })
})
