import { expect, type Page } from '@playwright/test'
import { test } from '../../siteTest.ts'
import { readLayoutShifts, scrollThroughPage } from '../collectPageProblems.ts'
import { listPagesWithOneRecord } from '../pages.ts'
import { skipInFirefox } from '../skipInFirefox.ts'

const scrollDriven = skipInFirefox('Firefox has no scroll-driven animations')

/** A section of a page with animations that no visitor has asked for. */
interface MovingSection {
  readonly name: string
  /** True if one of them goes on for more than five seconds without scrolling. */
  readonly isEndless: boolean
}

/** Lists the sections that move by themselves or while the page is scrolled; buttons and fields that react do not count. */
const listMovingSections = (page: Page): Promise<readonly MovingSection[]> =>
  page.evaluate(() => {
    const sections = new Map<Element, boolean>()
    for (const animation of document.getAnimations()) {
      const { effect, timeline } = animation
      if (!(animation instanceof CSSAnimation) || !(effect instanceof KeyframeEffect)) continue
      const section = effect.target?.closest('main > *') ?? undefined
      if (!section) continue
      const end = Number(effect.getComputedTiming().endTime)
      const isEndless = timeline instanceof DocumentTimeline && end > 5000
      sections.set(section, isEndless || (sections.get(section) ?? false))
    }
    return [...sections].map(([section, isEndless]) => ({
      name: section.querySelector('h1, h2')?.textContent ?? section.className,
      isEndless,
    }))
  })

for (const { address } of listPagesWithOneRecord('en'))
  test(`${address} moves in one section at most, never on its own for long, and shifts nothing`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(address)
    const atFirst = await listMovingSections(page)
    const whileLoading = await readLayoutShifts(page)
    await scrollThroughPage(page)
    const moving = new Map(
      [...atFirst, ...(await listMovingSections(page))].map((one) => [one.name, one]),
    )
    expect([...moving.keys()].slice(1), 'further sections that move').toEqual([])
    expect([...moving.values()].filter(({ isEndless }) => isEndless)).toEqual([])
    const jumps = (await readLayoutShifts(page)).slice(whileLoading.length)
    expect(jumps, 'what jumped while it was scrolled').toEqual([])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await listMovingSections(page), 'with reduced motion').toEqual([])
  })

for (const [address, description] of [
  ['/en/platform/ECOS', 'Four operating modes.'],
  ['/en/products/three-phase-home-battery-energy-storage-system', 'Front view of a tower of four'],
] as const)
  test(
    `${address}: the drawing moves while it is scrolled, and not in print`,
    scrollDriven,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await page.goto(address)
      const diagram = page.getByRole('img', { name: description })
      await diagram.scrollIntoViewIfNeeded()
      const timelines = () =>
        diagram.evaluate((element) =>
          element
            .getAnimations({ subtree: true })
            .map(({ timeline }) => timeline?.constructor.name),
        )
      expect(new Set(await timelines())).toEqual(new Set(['ViewTimeline']))
      await page.emulateMedia({ media: 'print' })
      expect(await timelines()).toEqual([])
    },
  )

test(
  'night falls over the opening of the home page while it scrolls, and only there',
  scrollDriven,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/en')
    const night = page.locator('main > :first-child svg:has(mask)')
    await expect(night).toHaveCSS('opacity', '0')
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
    await expect
      .poll(() => night.evaluate((element) => Number(getComputedStyle(element).opacity)))
      .toBeGreaterThan(0.4)
    await page.goto('/en/solutions/utility-ess')
    await expect(page.locator('main svg:has(mask)')).toHaveCount(0)
  },
)
