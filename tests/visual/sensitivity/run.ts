import { parseArgs } from 'node:util'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../../browser.ts'
import { startBuiltSite } from '../../builtSite.ts'
import { readPictureFingerprints } from '../baselines.ts'
import { describePictureDifference, type FingerprintedPicture, readPicture } from '../comparison.ts'
import { encodeDocument } from '../document/documentSnapshot.ts'
import { createPictureLaunchOptions } from '../environment/pictureBrowser.ts'
import type { PictureFrame } from '../picture.ts'
import { openForNewVisitor } from '../pages/newVisitor.ts'
import { drawPageFrame, takePageFrame } from '../pages/takePageFrame.ts'
import { sensitivityTestChanges } from './sensitivityTestChanges.ts'
import { sensitivityTestViews } from './sensitivityTestViews.ts'

const usage = `npm run visual:sensitivity -- [--repeats 200] [--only name]
  Plants changes of known size in pictured pages and counts how many the comparison finds: with the committed fingerprints alone, as in a fresh
  clone, and how many it explains with the picture before at hand. Pictures unchanged pages again and counts how many it reports.
  Exits with 1 unless it finds all and reports none.`

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
const browser = await chromium.launch(createPictureLaunchOptions(await findBrowser('pinned')))
try {
  const context = await browser.newContext({ baseURL: site.origin, locale: 'fr-FR' })
  const unchanged = new Map<string, FingerprintedPicture>()
  const reported: string[] = []
  for (const [name, frame] of sensitivityTestViews) {
    const picture = await take(context, frame)
    unchanged.set(name, picture)
    const kept = readPictureFingerprints(frame.group).get(frame.name)
    if (kept?.digest !== picture.fingerprint.digest)
      reported.push(`${name}: differs from its baseline`)
  }
  const missed: string[] = []
  let [explained, foundElsewhere] = [0, 0]
  const planted = sensitivityTestChanges.filter(({ name }) => name.includes(values.only))
  for (const { name, view, plant } of planted) {
    const [frame, before] = [sensitivityTestViews.get(view), unchanged.get(view)]
    if (!frame || !before) throw new Error(`The view ${view} has no picture.`)
    const now = await take(context, frame, plant)
    if (!(await describePictureDifference(before.fingerprint, {}, now))) missed.push(name)
    const drawnElsewhere = { ...before.fingerprint, probe: 'other' }
    if (await describePictureDifference(drawnElsewhere, before, now)) foundElsewhere++
    const known = await describePictureDifference(before.fingerprint, before, now)
    const isExplained = known?.changes.some(({ kind }) => kind !== 'moved') === true
    if (isExplained) explained++
    const [what] = known?.changes ?? []
    console.log(`${known ? 'found ' : 'MISSED'} ${name}: ${known?.problem}; ${what?.title}`)
  }
  console.log(
    `${planted.length - missed.length} of ${planted.length} changes found with fingerprints alone`,
  )
  console.log(
    `${foundElsewhere} of ${planted.length} found where the processor rounds otherwise than that of the baselines`,
  )
  console.log(`${explained} of ${planted.length} explained by a style, text, element or area`)
  for (const name of missed) console.log(`  missed: ${name}`)

  const all = [...sensitivityTestViews]
  for (let repeat = 0; repeat < Number(values.repeats); repeat++) {
    const [name, frame] = all[repeat % all.length] as (typeof all)[number]
    const before = unchanged.get(name)
    const now = await take(context, frame)
    const found = before && (await describePictureDifference(before.fingerprint, before, now))
    if (found) reported.push(`${name}: ${found.problem}`)
  }
  console.log(`${reported.length} of ${values.repeats} unchanged pictures reported`)
  for (const line of reported) console.log(`  ${line}`)
  process.exitCode = missed.length + reported.length === 0 ? 0 : 1
} finally {
  await browser.close()
  await site.stop()
}

/** Takes the picture of a frame, with a change in it; a failure, like a browser that hangs, is tried again and named. */
async function take(...given: Parameters<typeof takeOnce>): Promise<FingerprintedPicture> {
  try {
    return await takeOnce(...given)
  } catch (error) {
    console.log(`failed once, taken when tried again: ${String(error).split('\n')[0]}`)
    return await takeOnce(...given)
  }
}

async function takeOnce(
  context: BrowserContext,
  frame: PictureFrame,
  plant?: (page: Page) => Promise<unknown>,
): Promise<FingerprintedPicture> {
  const page = await openForNewVisitor(context, site.origin)
  try {
    await drawPageFrame(page, frame)
    await plant?.(page)
    const { png, document } = await takePageFrame(page, frame)
    return await readPicture(
      { png, document: document && encodeDocument(await document()) },
      'this',
    )
  } finally {
    await page.close()
  }
}
