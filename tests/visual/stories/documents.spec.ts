import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { test } from '@playwright/test'
import generatedDocuments from '#generated/documents.json' with { type: 'json' }
import { lookDimensions, shouldUseAllLooks } from '../../matrix.ts'
import { hasBaseCommit } from '../baselines.ts'
import { comparePicturesWithBaselines } from '../comparePicturesWithBaselines.ts'
import { takeScreenshot } from '../pages/screenshot.ts'
import type { PictureFrame } from '../picture.ts'
import { repositoryRoot } from '../repositoryRoot.ts'
import { hasStorySelection, isStoryPictured } from './storyFrames.ts'

/** The file whose stories show documents. */
const stories = 'stories/pages/Documents.stories.tsx'
/** The renderer of PDF files, which the pinned browser lacks. */
const renderer = join(dirname(createRequire(import.meta.url).resolve('unpdf')), 'pdfjs.mjs')
const origin = 'http://documents.test'

/** By address; none before the first build. */
const documents: Readonly<Record<string, { readonly pages: number }>> = generatedDocuments

/** Product whose documents are the longest: pictured in all kinds and languages. */
const [fullest] = Object.entries(documents)
  .toSorted(([, a], [, b]) => b.pages - a.pages)
  .map(([address]) => address.split('/')[2])
const languages = ['en', 'de', 'zh']

/** Files by product: all of the fullest one, and of each other its data sheet in one language, in rotation. */
const byProduct = Map.groupBy(Object.keys(documents), (address) => address.split('/')[2] ?? '')
const pictured = [...byProduct].map(([product, files], at) => {
  const sheet = `/datasheet-${languages[at % languages.length]}-`
  const isWhole = product === fullest || shouldUseAllLooks
  return [product, files.filter((file) => isWhole || file.includes(sheet))] as const
})

const look: PictureFrame['look'] = {
  theme: lookDimensions.theme[0] ?? { brand: '', mode: 'light' },
  contrast: 'usual',
  locale: 'en',
}

if (isStoryPictured({ address: stories, look }))
  for (const [product, files] of pictured)
    test(`document.${product} looks unchanged`, async ({ page }, info) => {
      await page.route(`${origin}/**`, (route) => {
        const { pathname } = new URL(route.request().url())
        return pathname.endsWith('.pdf')
          ? route.fulfill({ path: join(repositoryRoot, 'site/public', pathname) })
          : pathname.endsWith('.mjs')
            ? route.fulfill({ body: readFileSync(renderer), contentType: 'text/javascript' })
            : route.fulfill({ body: '<!doctype html><title>Document</title>' })
      })
      await page.setViewportSize({ width: 600, height: 640 })
      const shots = files.map((file) => ({
        frame: {
          // Without the version, so that a new edition is compared with the one before.
          name: `document.${file
            .slice(1)
            .replace(/-[\d.]+\.pdf$/, '')
            .replaceAll('/', '.')}`,
          group: `document.${product}`,
          address: stories,
          look,
          width: 600,
          hasAriaSnapshot: false,
          isKept: hasBaseCommit,
        },
        take: async () => {
          await page.goto(`${origin}/`)
          await page.evaluate(drawDocument, { file, renderer: '/pdfjs.mjs' })
          return { png: await takeScreenshot(page) }
        },
      }))
      await comparePicturesWithBaselines(`document.${product}`, shots, info, !hasStorySelection)
    })

/** Draws all pages of a document below each other. */
async function drawDocument(given: { file: string; renderer: string }): Promise<void> {
  const { getDocument } = (await import(given.renderer)) as {
    getDocument: typeof import('unpdf/pdfjs').getDocument
  }
  const data = new Uint8Array(await (await fetch(given.file)).arrayBuffer())
  const pdf = await getDocument({ data }).promise
  document.body.style.margin = '0'
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const viewport = page.getViewport({ scale: 1 })
    const canvas = Object.assign(document.createElement('canvas'), {
      width: viewport.width,
      height: viewport.height,
    })
    canvas.style.display = 'block'
    document.body.append(canvas)
    await page.render({ canvas, viewport }).promise
  }
}
