import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import type { BrowserContext } from 'playwright'
import sharp from 'sharp'
import { scrollThroughPage } from '../e2e/collectPageProblems.ts'
import { listPagesInLocale } from '../e2e/pages.ts'
import { createContactSheet, type ContactSheetEntry } from './contactSheet.ts'
import { takePictures } from './siteBrowser.ts'

const usage = `npm run pages:sheets -- [--only solutions,products/compare] [--widths 390,1440,1920] [--modes light,dark] [--whole]
  Takes every English page of the built site in all widths and colour modes and puts them on contact sheets in
  tests/.out/sheets, which are not committed. --only takes pages whose path begins so; --whole keeps each page as a picture, too.`

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    widths: { type: 'string', default: '390,1440,1920' },
    modes: { type: 'string', default: 'light,dark' },
    whole: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  console.log(usage)
  process.exit(0)
}

const prefixes = values.only?.split(',').map((path) => `/en/${path}`)
const addresses = listPagesInLocale('en')
  .map(({ address }) => address)
  .filter((address) => prefixes?.some((prefix) => address.startsWith(prefix)) ?? true)
const folder = join(import.meta.dirname, '../.out/sheets')
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })

await takePictures(async ({ origin, openContext }) => {
  for (const width of values.widths.split(',').map(Number))
    for (const mode of values.modes.split(',')) {
      const colorScheme = mode === 'dark' ? 'dark' : 'light'
      const context = await openContext({ viewport: { width, height: 900 }, colorScheme })
      const entries = await takePages(context, origin, `${width}-${colorScheme}`)
      await context.close()
      for (const [index, sheet] of (await createSheets(entries, width)).entries()) {
        const file = join(folder, `${width}-${mode}-${index + 1}.webp`)
        await writeFile(file, sheet)
        console.log(relative(process.cwd(), file))
      }
    }
})

/** Takes all pages whole; `look` is part of the names of their pictures. */
async function takePages(
  context: BrowserContext,
  origin: string,
  look: string,
): Promise<readonly ContactSheetEntry[]> {
  const page = await context.newPage()
  const entries: ContactSheetEntry[] = []
  for (const address of addresses) {
    await page.goto(origin + address)
    await scrollThroughPage(page)
    await page.evaluate(async () => {
      scrollTo({ top: 0, behavior: 'instant' })
      // A picture that is loaded but not decoded is missing from the first frame that shows it.
      const loaded = [...document.images].filter(({ complete }) => complete)
      await Promise.allSettled(loaded.map((image) => image.decode()))
    })
    const picture = await page.screenshot({ fullPage: true })
    entries.push({ name: address.replace(/^\/en\/?/, '/'), picture })
    if (values.whole) {
      const name = `${address.slice(1).replaceAll('/', '.')}-${look}.webp`
      await sharp(picture, { limitInputPixels: false })
        .webp({ quality: 70 })
        .toFile(join(folder, name))
    }
  }
  return entries
}

/** Puts as many pages on a sheet as can be looked at, at a third of their width. */
async function createSheets(
  entries: readonly ContactSheetEntry[],
  width: number,
): Promise<readonly Buffer[]> {
  const perSheet = width < 780 ? 12 : 6
  const sheets: Buffer[] = []
  for (let start = 0; start < entries.length; start += perSheet)
    sheets.push(
      await createContactSheet(entries.slice(start, start + perSheet), Math.round(width / 3)),
    )
  return sheets
}
