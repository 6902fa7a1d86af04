import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { chromium, type Page } from 'playwright'
import { findBrowser, createBrowserLaunchOptions } from '../browser.ts'
import { findFreePort } from '../findFreePort.ts'
import { hangTimeout } from '../hangTimeout.ts'

// Prints the speed of the page editor with a page of 45 sections: opening it; the time from a key or a dropped section
// to the changed picture; and from a key to the problem that it causes; for comparison, opening and updating the same
// page in Storybook.
const root = join(import.meta.dirname, '../..')
const count = 45
const runs = { open: 5, key: 20, problem: 10, drop: 10, file: 3 }

const copied = [
  'design-system',
  'generator',
  'pages-config',
  'site',
  'stories',
  'tests',
  'package.json',
  'tsconfig.json',
]

interface Config {
  readonly title: string
  readonly description: string
  readonly sections: readonly Readonly<Record<string, unknown>>[]
}

/** Copies the repository, so that no other process watches the changes. */
function copyRepository(): string {
  const top = mkdtempSync(join(tmpdir(), 'felcera-editor-bench-'))
  for (const name of copied)
    cpSync(join(root, name), join(top, name), {
      recursive: true,
      filter: (path) => !/\/(dist|\.out|pictures\/fingerprints)$/.test(path),
    })
  symlinkSync(join(root, 'node_modules'), join(top, 'node_modules'))
  return top
}

/** Adds a draft with the sections of other pages, repeated beyond the limit of a page, and generates its code. */
function writePage(top: string): void {
  const limits = join(top, 'generator/input/limits.ts')
  const text = readFileSync(limits, 'utf8')
  writeFileSync(limits, text.replace(/(?<=^  sections: )\d+/m, String(count)))
  const read = (name: string) =>
    JSON.parse(readFileSync(join(top, `pages-config/pages/${name}.json`), 'utf8')) as Config
  const { title, description, sections } = read('about-us')
  const [hero, ...others] = sections
  const all = [...others, ...read('solutions/residential-ess').sections.slice(1)].map((section) => {
    const { anchor: _, ...withoutAnchor } = section
    return withoutAnchor
  })
  const repeated = Array.from({ length: count - 1 }, (_, index) => all[index % all.length])
  const page = { title, description, draft: true, sections: [hero, ...repeated] }
  const config = JSON.stringify(page, null, 2).replaceAll(/"#[\w-]+"/g, '"/"')
  writeFileSync(join(top, 'pages-config/pages/bench.json'), `${config}\n`)
  const { status, stderr } = spawnSync(process.execPath, ['generator/cli.ts'], {
    cwd: top,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
}

async function startStudio(top: string): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(process.execPath, ['tests/editor/studioProcess.ts', top, '0', 'key'], {
    cwd: top,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })
  let address = ''
  while (!address.startsWith('http')) address = String((await once(lines, 'line'))[0])
  return { child, address }
}

async function startStorybook(top: string): Promise<{ child: ChildProcess; address: string }> {
  const port = await findFreePort()
  const child = spawn(
    process.execPath,
    [
      'node_modules/storybook/dist/bin/dispatcher.js',
      'dev',
      '--config-dir=stories/.storybook',
      `--port=${port}`,
      '--exact-port',
      '--ci',
      '--quiet',
    ],
    { cwd: top, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const address = `http://localhost:${port}`
  for (const end = Date.now() + hangTimeout; Date.now() < end;) {
    const isUp = await fetch(`${address}/index.json`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return { child, address }
    await once(AbortSignal.timeout(250), 'abort')
  }
  child.kill()
  throw new Error('Storybook did not start')
}

/**
 * Measures in the editor, in ms: from a key or a drop to the frame in which the document of the preview has changed, or
 * from a key that completes the name of an unknown figure to the problem in the form.
 */
const timeToChange = (page: Page, kind: 'key' | 'drop' | 'problem', run: number): Promise<number> =>
  page.evaluate(
    async ([what, figure]) => {
      const preview = document.querySelector<HTMLIFrameElement>('main iframe')?.contentDocument
      if (!preview) throw new Error('The page editor shows no preview')
      const form = document.querySelector('#form')
      const input = form?.querySelector('textarea')
      if (!form || !input) throw new Error('The form has no text')
      const isShown = () =>
        what !== 'problem' || form.textContent.includes(`{${figure}} is neither a figure`)
      const changed = new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          if (!isShown()) return
          observer.disconnect()
          requestAnimationFrame(() => setTimeout(resolve))
        })
        observer.observe(what === 'problem' ? form : preview.body, {
          subtree: true,
          childList: true,
          characterData: true,
        })
      })
      const start = performance.now()
      if (what === 'drop')
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'ArrowDown', altKey: true, bubbles: true }),
        )
      else {
        const text = what === 'problem' ? `A {${figure}} text` : `${input.value}x`
        // Bypasses the setter by which React tracks changes.
        Reflect.set(HTMLTextAreaElement.prototype, 'value', text, input)
        input.dispatchEvent(new Event('input', { bubbles: true }))
      }
      await changed
      return performance.now() - start
    },
    [kind, `none${run}`] as const,
  )

const repeat = async (times: number, measure: (run: number) => Promise<number>) => {
  const found: number[] = []
  for (let run = 0; run < times; run++) found.push(await measure(run))
  return found
}

function print(what: string, times: readonly number[]): void {
  const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
  const worst = Math.max(...times)
  console.log(`${what}: median ${median.toFixed(0)} ms, worst ${worst.toFixed(0)} ms`)
}

/** Measures loading an address until its last section is shown, in ms. */
async function timeToOpen(page: Page, address: string, frame?: string): Promise<number> {
  await page.goto('about:blank')
  const start = performance.now()
  await page.goto(address)
  const sections = (frame === undefined ? page : page.frameLocator(frame)).locator('main section')
  await sections.nth(count - 1).waitFor({ state: 'attached', timeout: hangTimeout })
  return performance.now() - start
}

const top = copyRepository()
const children: ChildProcess[] = []
const browser = await chromium.launch(createBrowserLaunchOptions(await findBrowser()))
try {
  writePage(top)
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  page.setDefaultTimeout(hangTimeout)
  const studio = await startStudio(top)
  children.push(studio.child)
  const open = () => timeToOpen(page, `${studio.address}#bench`, 'main iframe')
  // Compiles the modules.
  await open()
  console.log(`${count} sections, load ${loadavg()[0]?.toFixed(1)}`)
  print('open page, editor', await repeat(runs.open, open))
  const row = page.locator('nav [id^=row-]').nth(2)
  await row.click()
  await page.locator('#form textarea').first().waitFor()
  const measure = (kind: 'key' | 'drop' | 'problem') =>
    repeat(runs[kind], (run) => timeToChange(page, kind, run))
  print('key to picture, editor', await measure('key'))
  print('key to problems, editor', await measure('problem'))
  await row.focus()
  print('drop to picture, editor', await measure('drop'))
  studio.child.kill()

  const storybook = await startStorybook(top)
  children.push(storybook.child)
  const story = `${storybook.address}/iframe.html?id=pages-bench--page&viewMode=story`
  await timeToOpen(page, story)
  print('open page, Storybook', await repeat(runs.open, () => timeToOpen(page, story)))
  const catalogue = join(top, 'pages-config/messages/en.json')
  const followFile = async (run: number) => {
    const title = `Title of run ${run}.`
    const text = readFileSync(catalogue, 'utf8')
    const start = performance.now()
    writeFileSync(
      catalogue,
      text.replace(/("page\.about-us\.hero\.title": ").*(",)/, `$1${title}$2`),
    )
    await page.getByRole('heading', { name: title }).waitFor({ timeout: hangTimeout })
    return performance.now() - start
  }
  print('changed text in the file to picture, Storybook', await repeat(runs.file, followFile))
} finally {
  await browser.close()
  for (const child of children)
    if (child.exitCode === null && child.signalCode === null) {
      child.kill()
      await once(child, 'exit')
    }
  rmSync(top, { recursive: true, force: true })
}
