import { parseArgs } from 'node:util'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { cookies, serializeConsent } from '#data/consent/cookies.ts'
import { themes } from '#design-system/themes/themes.ts'
import { findBrowser, createBrowserLaunchOptions } from '../../browser.ts'
import { startBuiltSite } from '../../builtSite.ts'
import { findDifferenceFromReference } from '../picture.ts'
import { type PictureBaseline, createPictureBaseline } from '../baselines.ts'
import {
  type SensitivityTestChange,
  sensitivityTestChanges,
  type SensitivityTestView,
  sensitivityTestViews,
} from './sensitivityTestChanges.ts'
import { openPageFrame, takeScreenshot } from '../pages/screenshot.ts'

const usage = `npm run visual:sensitivity -- [--repeats 200] [--only name]
  Plants changes of known size on pages and counts how many the comparison of pictures finds, and pictures
  unchanged pages again and counts how many it reports. Exits with 1 unless it finds all and reports none.`

const { values } = parseArgs({
  options: {
    repeats: { type: 'string', default: '200' },
    only: { type: 'string', default: '' },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  console.log(usage)
  process.exit(0)
}

// No database is needed: pages work without one.
const site = await startBuiltSite({ DATABASE_URL: 'postgres://127.0.0.1:1/none' })
const browser = await chromium.launch(createBrowserLaunchOptions(await findBrowser('pinned')))
try {
  const context = await browser.newContext({ baseURL: site.origin, locale: 'fr-FR' })
  await context.addCookies([
    { name: cookies.consent.name, value: serializeConsent([]), url: site.origin },
  ])
  const references = new Map<string, PictureBaseline>()
  const missed: string[] = []
  for (const [name, view] of Object.entries(sensitivityTestViews)) {
    const page = await open(context, view)
    references.set(name, await createPictureBaseline(await takeScreenshot(page)))
    await page.close()
  }
  const planted = sensitivityTestChanges.filter(({ name }) => name.includes(values.only))
  for (const change of planted)
    if (!(await isFound(context, change, references.get(change.view)))) missed.push(change.name)
  console.log(`${planted.length - missed.length} of ${planted.length} changes found`)
  for (const name of missed) console.log(`  missed: ${name}`)

  const reported: string[] = []
  const all = Object.entries(sensitivityTestViews)
  for (let repeat = 0; repeat < Number(values.repeats); repeat++) {
    const [name, view] = all[repeat % all.length] as (typeof all)[number]
    const page = await open(context, view)
    const reference = references.get(name)
    const found =
      reference && (await findDifferenceFromReference(reference, await takeScreenshot(page)))
    if (found) reported.push(`${name}: ${found.problem}`)
    await page.close()
  }
  console.log(`${reported.length} of ${values.repeats} unchanged pictures reported`)
  for (const line of reported) console.log(`  ${line}`)
  process.exitCode = missed.length + reported.length === 0 ? 0 : 1
} finally {
  await browser.close()
  await site.stop()
}

async function open(
  context: BrowserContext,
  { address, mode, width, media, focus }: SensitivityTestView,
): Promise<Page> {
  const page = await context.newPage()
  const look = { theme: { brand: themes[0].name, mode }, contrast: 'usual' } as const
  await openPageFrame(page, { address, look, width })
  if (media) await page.emulateMedia(media)
  if (focus !== undefined) {
    // The ring is shown for the keyboard only.
    await page.keyboard.press('Shift')
    await page.locator(focus).first().focus()
  }
  return page
}

async function isFound(
  context: BrowserContext,
  { view, plant }: SensitivityTestChange,
  reference: PictureBaseline | undefined,
): Promise<boolean> {
  if (!reference) throw new Error(`The view ${view} has no picture.`)
  const page = await open(context, sensitivityTestViews[view])
  await plant(page)
  const found = await findDifferenceFromReference(reference, await takeScreenshot(page))
  await page.close()
  return found !== undefined
}
