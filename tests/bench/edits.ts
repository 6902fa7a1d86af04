import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { createBrowserLaunchOptions, findBrowser } from '../browser.ts'
import { createProjectClone, findFreePort, startNpmScript } from '../clone/clone.ts'
import { hangTimeout } from '../hangTimeout.ts'
import { addBenchmarkPages } from './scale/fixture.ts'

// Prints how long after a file is saved an open page of `npm run dev` shows the change, and whether the page keeps its scroll, its
// focus and what was typed: `npm run bench:edits -- [added pages]`.
const runs = 7
const added = Number(process.argv[2] ?? 0)

const wait = (ms: number) => once(AbortSignal.timeout(ms), 'abort')

/** An edit of a file; each run makes another. */
interface Edit {
  readonly file: string
  readonly change: (text: string, run: number) => string
  /** Returns true in the page once it shows the edit. */
  readonly isSeen: (run: number) => boolean
}

const edits: Readonly<Record<string, Edit>> = {
  message: {
    file: 'pages-config/messages/en.json',
    change: (text, run) =>
      text.replace(/("page\.about-us\.hero\.lead": ")(?:Run \d+\. )?/, `$1Run ${run}. `),
    isSeen: (run) =>
      document.querySelector('main section')?.textContent.includes(`Run ${run}.`) === true,
  },
  'page config': {
    file: 'pages-config/pages/about-us.json',
    change: (text, run) =>
      text.replace(
        /("section": "StatBand",)(?: "anchor": "run-\d+",)?/,
        `$1 "anchor": "run-${run}",`,
      ),
    isSeen: (run) => document.querySelector(`#run-${run}`) !== null,
  },
  component: {
    file: 'site/sections/Hero/Hero.tsx',
    change: (text, run) =>
      text.replace(
        /data-on-picture=""(?: data-run="\d+")?/,
        `data-on-picture="" data-run="${run}"`,
      ),
    isSeen: (run) => document.querySelector(`main section[data-run="${run}"]`) !== null,
  },
  token: {
    file: 'design-system/tokens/palette.ts',
    change: (text, run) => text.replace(/(?<=brandGreen = '#)\w{6}/, `70B5${70 + run}`),
    isSeen: (run) =>
      getComputedStyle(document.body)
        .getPropertyValue('--fds-accent-graphic')
        .toUpperCase()
        .includes(`70B5${70 + run}`),
  },
}

/** Saves an edit and waits until the page shows it, checked before every frame; returns the time in ms. */
async function measure(page: Page, top: string, edit: Edit, run: number): Promise<number> {
  const file = join(top, edit.file)
  const before = readFileSync(file, 'utf8')
  const after = edit.change(before, run)
  if (after === before) throw new Error(`Nothing to edit in ${edit.file}`)
  const seen = page.waitForFunction(edit.isSeen, run, { polling: 'raf', timeout: hangTimeout })
  const start = performance.now()
  writeFileSync(file, after)
  await seen
  const time = performance.now() - start
  // Lets background work of this edit, such as the wording checks, end before the next one is timed.
  await wait(1500)
  return time
}

const clone = createProjectClone()
if (added > 0) addBenchmarkPages(clone.top, added)
const port = await findFreePort()
const command = startNpmScript(clone.top, ['dev'], { PORT: port })
const browser = await chromium.launch(createBrowserLaunchOptions(await findBrowser()))
try {
  const address = `http://localhost:${port}/en/about-us`
  const isUp = () =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isUp())) await wait(250)
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  page.setDefaultTimeout(hangTimeout)
  await page.goto(address, { waitUntil: 'networkidle' })
  const field = page.locator('footer input[type=email]')
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await field.fill('typed@felcera.example')
  const place = () => field.evaluate((element) => element.getBoundingClientRect().y)
  let loads = 0
  page.on('framenavigated', () => loads++)
  console.log(`${added} pages added, load ${loadavg()[0]?.toFixed(1)}`)
  for (const [name, edit] of Object.entries(edits)) {
    const placed = await place()
    const times: number[] = []
    for (let run = 0; run < runs; run++) times.push(await measure(page, clone.top, edit, run))
    const [earliest = Number.NaN, ...later] = times
    const median = later.toSorted((a, b) => a - b)[Math.floor(later.length / 2)] ?? Number.NaN
    const isKept =
      (await field.inputValue()) === 'typed@felcera.example' &&
      (await field.evaluate((element) => element === document.activeElement))
    const moved = Math.abs((await place()) - placed)
    console.log(
      `${name}: median ${median.toFixed(0)} ms, worst ${Math.max(...later).toFixed(0)} ms, the first ${earliest.toFixed(0)} ms; ${loads} reloads, focus and typed text ${isKept ? 'kept' : 'lost'}, moved by ${moved.toFixed(0)} px; load ${loadavg()[0]?.toFixed(1)}`,
    )
  }
} finally {
  await browser.close()
  await command.stop()
  clone.remove()
}
