import { describe, vi } from 'vitest'
import { hydrateAllIslands } from './crawlChecks.ts'
import { createEngineComparisonTestFunctions } from './createEngineComparisonTestFunctions.ts'
import type { AccessibleNode, BrowserEngine, BrowserEngineName } from './enginePage.ts'
import { pollingOptions } from './polling.ts'
import { expectNoProblems, withVisit } from './withVisit.ts'

const paths = [
  '/en',
  '/en/products',
  '/en/products/ac-charger',
  '/en/solutions/residential-ess',
  '/en/about-us',
  '/en/explore/news',
  '/en/support-center/downloads',
  '/en/support-center/faq',
  '/en/contact-us',
  '/en/login',
]

/** Landmarks, headings, links, buttons and fields. */
const compared = new Set(
  'banner navigation main contentinfo complementary search form region heading link button textbox searchbox checkbox radio combobox tab'.split(
    ' ',
  ),
)

/** Compares the accessibility trees of pages with Chromium's: roles and names in reading order. */
export function testAccessibility(names: readonly BrowserEngineName[]): void {
  describe('accessibility trees', () => {
    const { tests, inChromium } = createEngineComparisonTestFunctions(
      names,
      (chromium, path: string) => withLines(chromium, path, (read) => read()),
    )
    for (const path of paths)
      for (const { engine, test } of tests)
        test(`${path} reads like in Chromium`, async () => {
          const expected = await inChromium(path)
          await withLines(await engine.started(), path, (read) =>
            // Trees are built a moment after the page.
            vi.waitFor(
              async () => expectNoProblems(differences(await read(), expected)),
              pollingOptions,
            ),
          )
        })
  })
}

const withLines = <Result>(
  engine: BrowserEngine,
  path: string,
  run: (read: () => Promise<readonly string[]>) => Promise<Result>,
): Promise<Result> =>
  withVisit(engine, { width: 1440, height: 900, language: 'en-US' }, async ({ page, open }) => {
    await open(path)
    await hydrateAllIslands(page)
    await page.evaluate(() => {
      // WebKitGTK does not know passkeys: their forms are left out.
      for (const field of document.querySelectorAll('input[name=passkey]'))
        field.parentElement?.setAttribute('inert', '')
    })
    return run(async () => (await page.accessibleNodes()).flatMap(lineOf))
  })

/** Role and name; without spaces, because engines join the texts of blocks with or without one. */
const lineOf = ([role, name]: AccessibleNode): readonly string[] =>
  compared.has(role) ? [`${role} ${name.replace(/[\s\u00AD]/g, '')}`] : []

function differences(found: readonly string[], expected: readonly string[]): readonly string[] {
  const at = expected.findIndex((line, index) => found[index] !== line)
  if (at < 0 && found.length === expected.length) return []
  const first = at < 0 ? expected.length : at
  return [`after “${expected[first - 1]}”: “${found[first]}”, not “${expected[first]}”`]
}
