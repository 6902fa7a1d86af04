import { expect, test } from '@playwright/test'
import { findAccessibilityViolations } from '../../e2e/collectPageProblems.ts'
import type { ReportedPictureDifference } from './reviewReport.ts'
import {
  sampleAreaChange,
  createSampleDifference,
  createSampleGroup,
  createSampleReport,
  locatePictureList,
  locatePictureTitle,
  openSamplePictureReview,
  samplePaddingChange,
  sampleDifferenceWithOutline,
  sampleOutlineDifference,
} from './sampleReview.ts'

test('pictures are reviewed by keyboard, and only accepted ones are written', async ({ page }) => {
  const { written, close } = await openSamplePictureReview(page)
  await expect(page.getByRole('status').first()).toHaveText(
    '3 of 3 to judge: 3 pictures, 0 outlines',
  )
  await expect(locatePictureList(page).getByRole('heading')).toHaveText([
    'padding-left 20px → 21px on a',
    'area of 9 x 9 px',
  ])
  await expect(locatePictureList(page)).toContainText('design-system/components/Button')
  await expect(locatePictureTitle(page)).toHaveText('one')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(locatePictureTitle(page)).toHaveText('three')
  await page.keyboard.press('r')
  await expect(locatePictureList(page).getByRole('button', { name: 'three' })).toContainText(
    'rejected',
  )
  expect(written).toEqual([])
  await page.keyboard.press('k')
  await page.keyboard.press('k')
  await page.keyboard.press('a')
  await expect(page.getByRole('status').first()).toContainText('1 of 3 to judge')
  await expect(locatePictureTitle(page)).toHaveText('two')
  expect(written).toEqual(['one'])
  close()
})

test('a change is accepted in all of its pictures at once, with a reason', async ({ page }) => {
  const { written, reasons, close } = await openSamplePictureReview(page)
  await page.getByLabel('Reason').fill('Roomier buttons')
  await page.getByRole('button', { name: 'Accept the group (2)' }).click()
  await expect(page.getByRole('status').first()).toContainText('1 of 3 to judge')
  expect([written, reasons]).toEqual([['one', 'two'], ['Roomier buttons']])
  await expect(locatePictureTitle(page)).toHaveText('three')
  await expect(page.getByRole('button', { name: /the group/ })).toHaveCount(0)
  close()
})

test('a picture with another change stays open for it after its group was accepted', async ({
  page,
}) => {
  const pictures = [
    createSampleDifference('one'),
    createSampleDifference('two', samplePaddingChange, sampleAreaChange),
  ]
  const groups = [
    createSampleGroup(samplePaddingChange, pictures),
    createSampleGroup(sampleAreaChange, pictures.slice(1)),
  ]
  const { written, reasons, close } = await openSamplePictureReview(page, { groups, pictures })
  await page.keyboard.press('e')
  await expect(page.getByRole('status').first()).toContainText('1 of 2 to judge')
  expect(written).toEqual(['one'])
  await expect(locatePictureTitle(page)).toHaveText('two')
  await expect(locatePictureList(page).getByRole('heading').nth(1)).toHaveText('area of 9 x 9 px')
  await page.keyboard.press('e')
  await expect(page.getByRole('status').first()).toContainText('1 of 2 to judge')
  await page.keyboard.press('a')
  await expect(page.getByRole('status').first()).toContainText('0 of 2 to judge')
  expect(written).toEqual(['one', 'two'])
  expect(reasons).toEqual(['padding-left 20px → 21px on a', expect.stringContaining('area of 9')])
  close()
})

test('a group is rejected by a key, and nothing of it is written', async ({ page }) => {
  const { written, close } = await openSamplePictureReview(page)
  await page.keyboard.press('x')
  await expect(locatePictureList(page).getByText('rejected')).toHaveCount(2)
  await expect(locatePictureTitle(page)).toHaveText('three')
  expect(written).toEqual([])
  close()
})

test('names the changes and all possible causes of a picture', async ({ page }) => {
  const causes = ['design-system/tokens/scale.ts', 'site/sections/Hero']
  const { close } = await openSamplePictureReview(
    page,
    createSampleReport({
      ...createSampleDifference('one', samplePaddingChange, sampleAreaChange),
      causes,
    }),
  )
  await expect(page.locator('#changes')).toHaveText(
    'Changed: padding-left 20px → 21px on a; area of 9 x 9 px',
  )
  await expect(page.locator('#causes')).toHaveText(
    'Possible causes: design-system/tokens/scale.ts, site/sections/Hero',
  )
  close()
})

test('shows pictures side by side, with a slider, blended and as difference', async ({ page }) => {
  const { close } = await openSamplePictureReview(page)
  const shown = page.locator('#stage img')
  await expect(page.locator('figcaption')).toHaveText(['Before', 'Now'])
  await page.keyboard.press('2')
  await page.getByLabel('Place of the cut').fill('20')
  await expect(shown.nth(1)).toHaveCSS('clip-path', 'inset(0px 0px 0px 20%)')
  await page.keyboard.press('3')
  await expect(shown.nth(1)).toHaveCSS('mix-blend-mode', 'difference')
  await page.keyboard.press('4')
  await expect(shown.nth(1)).toHaveAttribute('alt', 'difference')
  expect(await findAccessibilityViolations(page, 'light')).toEqual([])
  close()
})

test('shows a changed outline line by line and accepts it with its picture', async ({ page }) => {
  const shown = [
    sampleDifferenceWithOutline,
    createSampleDifference('one'),
    sampleOutlineDifference,
  ]
  const { written, close } = await openSamplePictureReview(page, createSampleReport(...shown))
  await expect(page.getByRole('status').first()).toHaveText(
    '3 of 3 to judge: 2 pictures, 2 outlines',
  )
  await expect(locatePictureList(page).getByRole('button')).toHaveText([
    /^fivepicture and outline$/,
    /^onepicture$/,
    /^fouroutline$/,
  ])
  const lines = page.getByRole('region', { name: 'Outline' })
  await expect(page.locator('figcaption')).toHaveText([
    'Outline: 1 added, 1 removed',
    'Before',
    'Now',
  ])
  await expect(lines.locator('del')).toHaveText('−  - link "Buy"')
  await expect(lines.locator('ins')).toHaveText('+  - link "Order"')
  await expect(lines.locator('[data-gap]')).toHaveText('…7 lines as before')
  await page.keyboard.press('o')
  await expect(lines).toBeFocused()
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    expect(await findAccessibilityViolations(page, scheme)).toEqual([])
  }
  await page.keyboard.press('j')
  await expect(lines).toHaveCount(0)
  await page.keyboard.press('j')
  await expect(page.locator('figcaption')).toHaveText([
    'Outline: 1 added, 1 removed',
    'Picture, as it was',
  ])
  await page.keyboard.press('a')
  await expect(locatePictureList(page).getByRole('button', { name: 'four' })).toContainText(
    'accepted',
  )
  expect(written).toEqual(['four'])
  await page.keyboard.press('k')
  await page.keyboard.press('k')
  await page.getByRole('button', { name: 'Accept the group (2)' }).click()
  await expect(page.getByRole('status').first()).toContainText('0 of 3')
  close()
})

test('shows a retaken picture', async ({ page }) => {
  const pictures: ReportedPictureDifference[] = [
    sampleDifferenceWithOutline,
    createSampleDifference('one'),
  ]
  const runs = [
    () => pictures.splice(0, 1, createSampleDifference('five')),
    () => pictures.splice(0, 1),
  ]
  const { close } = await openSamplePictureReview(
    page,
    () => createSampleReport(...pictures),
    () => runs.shift()?.(),
  )
  await page.keyboard.press('t')
  await expect(page.getByRole('region', { name: 'Outline' })).toHaveCount(0)
  await page.keyboard.press('t')
  await expect(locatePictureList(page).getByRole('button', { name: 'five' })).toContainText(
    'as it was',
  )
  close()
})

test('blends, blinks and enlarges both pictures by keyboard', async ({ page }) => {
  const shownAt = { ...createSampleDifference('one'), first: [40, 60] as const }
  const { close } = await openSamplePictureReview(page, createSampleReport(shownAt))
  const shown = page.locator('#stage img')
  await page.keyboard.press('5')
  await page.getByLabel('Place of the cut').fill('30')
  await expect(shown.nth(1)).toHaveCSS('opacity', '0.3')
  await page.keyboard.press('b')
  await expect(shown.nth(1)).toBeVisible()
  await page.keyboard.press('b')
  await expect(shown.nth(1)).toBeHidden()
  await page.keyboard.press('l')
  const lens = page.getByRole('img', { name: /^(Before|Now) at/ })
  await expect(lens).toHaveCount(2)
  await expect(lens.nth(1)).toHaveAccessibleName('Now at 40, 60')
  await page.keyboard.press('ArrowDown')
  await expect(lens.nth(1)).toHaveAccessibleName('Now at 40, 68')
  await expect(lens.nth(1)).toHaveCSS('background-size', '1200px auto')
  await page.keyboard.press('l')
  await page.keyboard.press('l')
  await expect(lens.first()).toBeHidden()
  close()
})

test('scrolls to the first difference and links to page and lines', async ({ page }) => {
  const links = [
    { text: 'Page', href: 'http://localhost:3000/en' },
    { text: 'site/sections/Hero/Hero.tsx:12', href: 'vscode://file/a/Hero.tsx:12' },
  ]
  await page.setViewportSize({ width: 900, height: 300 })
  const { close } = await openSamplePictureReview(
    page,
    createSampleReport({ ...createSampleDifference('one'), links, first: [380, 280] }),
  )
  await expect(page.locator('#links a')).toHaveText(links.map(({ text }) => text))
  const top = () => page.locator('main').evaluate((main) => main.scrollTop)
  await expect.poll(top).toBeGreaterThan(50)
  // Enlarged four times, the difference is in sight, too.
  for (const zoom of ['100', '200', '400']) {
    await page.keyboard.press('z')
    await expect(page.getByRole('button', { name: `Zoom: ${zoom} %` })).toBeVisible()
  }
  await expect(page.locator('#stage [data-frame]').first()).toHaveCSS('width', '1600px')
  await page.keyboard.press('f')
  const left = () =>
    page
      .locator('#stage figure')
      .first()
      .evaluate((one) => one.scrollLeft)
  await expect.poll(left).toBeGreaterThan(800)
  close()
})

test('shows a removed picture alone', async ({ page }) => {
  const gone = { kind: 'removed', key: 'removed', title: 'Removed pictures' } as const
  const removed = { ...createSampleDifference('one', gone), files: ['kept'] as const, links: [] }
  const { close } = await openSamplePictureReview(page, createSampleReport(removed))
  await expect(page.locator('#stage')).toContainText('Removed picture')
  await expect(page.locator('#stage img')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Swipe' })).toHaveCount(0)
  close()
})

test('shows what differs where the picture before is missing, and does not call it new', async ({
  page,
}) => {
  const unknown = { kind: 'unknown', key: 'unknown', title: 'Not compared yet' } as const
  const files = ['actual', 'difference'] as const
  const { close } = await openSamplePictureReview(
    page,
    createSampleReport({ ...createSampleDifference('one', unknown), files }),
  )
  await expect(page.locator('figcaption')).toHaveText(/npm run visual:before/)
  await expect(page.locator('#stage img')).toHaveCount(2)
  await expect(page.locator('#stage img').nth(1)).toHaveAttribute('alt', 'difference')
  close()
})

test('flaky pictures are to be looked at, not to be judged', async ({ page }) => {
  const flaky = { kind: 'flaky', key: 'flaky', title: 'Flaky pictures' } as const
  const { written, close } = await openSamplePictureReview(
    page,
    createSampleReport({ ...createSampleDifference('one', flaky), changed: [] }),
  )
  await expect(page.getByRole('status').first()).toHaveText(
    '0 of 1 to judge: 0 pictures, 0 outlines',
  )
  await page.keyboard.press('a')
  await expect(locatePictureList(page).getByRole('button', { name: 'one' })).toHaveText('oneflaky')
  expect(written).toEqual([])
  close()
})

test('a rejection survives a reload, until the picture changes', async ({ page }) => {
  const pictures = [createSampleDifference('one'), createSampleDifference('two')]
  const { close } = await openSamplePictureReview(page, () => createSampleReport(...pictures))
  await page.keyboard.press('r')
  await page.reload()
  await expect(locatePictureList(page).getByRole('button', { name: 'one' })).toContainText(
    'rejected',
  )
  await expect(locatePictureTitle(page)).toHaveText('two')
  pictures[0] = { ...createSampleDifference('one'), digest: 'another' }
  await page.reload()
  await expect(locatePictureList(page).getByRole('button', { name: 'one' })).not.toContainText(
    'rejected',
  )
  close()
})

const styles = [
  {
    property: 'padding-left',
    name: 'a',
    before: '20px',
    after: '21px',
    elements: ['a “Buy” in main in body'],
    count: 34,
    tokens: { before: 'space.20' },
  },
]

test('lists changed styles, changes that no picture shows and the others of the group', async ({
  page,
}) => {
  const { close } = await openSamplePictureReview(
    page,
    createSampleReport({ ...createSampleDifference('one'), styles }, createSampleDifference('two')),
  )
  const row = page.getByRole('table', { name: 'Changed styles' }).getByRole('row').nth(1)
  await expect(row.locator('th, td')).toHaveText([
    'padding-left',
    '20px (space.20)',
    '21px',
    'a “Buy” in main in body and 33 more',
  ])
  await page.getByText('Changes that no picture shows: 1').click()
  await expect(page.getByText('knip.json')).toBeVisible()
  const others = page.getByRole('group', { name: 'Same change' })
  await others.getByRole('button', { name: 'two' }).click()
  await expect(locatePictureTitle(page)).toHaveText('two')
  await expect(page.getByRole('table')).toHaveCount(0)
  close()
})

const shadow = {
  property: 'box-shadow',
  before: 'none',
  after: 'color(srgb 0 0 0) 0px 2px 6px 0px, color(srgb 0 0 0) 0px 1px 2px 0px',
  name: 'div',
  elements: ['div in div in div', 'div in section in main', 'div in article in main'],
  count: 3,
}

test('fits 390 px in light and dark', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { close } = await openSamplePictureReview(
    page,
    createSampleReport(
      { ...sampleDifferenceWithOutline, styles: [...styles, shadow] },
      createSampleDifference('one'),
    ),
  )
  await expect(locatePictureTitle(page)).toHaveText('five')
  await page.keyboard.press('l')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  const lines = await page.getByRole('columnheader', { name: 'Before' }).evaluate((header) => {
    const range = document.createRange()
    range.selectNodeContents(header)
    return new Set([...range.getClientRects()].map(({ top }) => top)).size
  })
  expect(lines).toBe(1)
  for (const scheme of ['light', 'dark'] as const)
    expect(await findAccessibilityViolations(page, scheme)).toEqual([])
  close()
})

test('rejects writes without the key and for other names', async ({ page, request }) => {
  const { url, written, close } = await openSamplePictureReview(page)
  const send = (headers: Record<string, string>, names: readonly string[]) =>
    request.post(`${url}accept`, { headers, data: { names } })
  expect((await send({}, ['one'])).status()).toBe(400)
  const key = /"key":"(\w+)"/.exec(await (await request.get(url)).text())?.[1] ?? ''
  expect((await send({ 'x-review-key': key }, ['../one'])).status()).toBe(400)
  const elsewhere = await request.get(url, { headers: { host: 'elsewhere.example' } })
  expect(elsewhere.status()).toBe(400)
  expect(written).toEqual([])
  close()
})
