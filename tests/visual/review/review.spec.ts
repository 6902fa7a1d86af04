import { expect, test } from '@playwright/test'
import { findAccessibilityViolations } from '../../e2e/collectPageProblems.ts'
import {
  sampleDifferenceWithOutline,
  createSampleDifference,
  sampleDifferenceGroups,
  locatePictureList,
  openSamplePictureReview,
  sampleOutlineDifference,
  locatePictureTitle,
} from './sampleReview.ts'

test('pictures are reviewed by keyboard, and only accepted ones are written', async ({ page }) => {
  const { written, close } = await openSamplePictureReview(page)
  await expect(page.getByRole('status').first()).toHaveText(
    '3 of 3 to judge: 3 pictures, 0 outlines',
  )
  await expect(locatePictureList(page).getByRole('heading')).toHaveText([
    'design-system/components/Button',
    'No known cause',
  ])
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

test('a group with one cause is accepted or rejected at once', async ({ page }) => {
  const { written, close } = await openSamplePictureReview(page)
  await page.getByRole('button', { name: 'Accept the group (2)' }).click()
  await expect(page.getByRole('status').first()).toContainText('1 of 3 to judge')
  expect(written).toEqual(['one', 'two'])
  await expect(locatePictureTitle(page)).toHaveText('three')
  await expect(page.getByRole('button', { name: /the group/ })).toHaveCount(0)
  close()
})

test('names all possible causes of a picture', async ({ page }) => {
  const causes = ['design-system/tokens/scale.ts', 'site/sections/Hero']
  const { close } = await openSamplePictureReview(page, [
    { cause: '', places: [], pictures: [{ ...createSampleDifference('one'), causes }] },
  ])
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
    {
      cause: 'Button',
      places: [],
      pictures: [
        sampleDifferenceWithOutline,
        createSampleDifference('one'),
        sampleOutlineDifference,
      ],
    },
  ]
  const { written, close } = await openSamplePictureReview(page, shown)
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
  const pictures = [sampleDifferenceWithOutline, createSampleDifference('one')]
  const runs = [
    () => pictures.splice(0, 1, createSampleDifference('five')),
    () => pictures.splice(0, 1),
  ]
  const { close } = await openSamplePictureReview(page, [{ cause: '', places: [], pictures }], () =>
    runs.shift()?.(),
  )
  await page.keyboard.press('t')
  await expect(page.getByRole('region', { name: 'Outline' })).toHaveCount(0)
  await page.keyboard.press('t')
  await expect(locatePictureList(page).getByRole('button', { name: 'five' })).toContainText(
    'as it was',
  )
  close()
})

test('masks an area by dragging and retakes a picture', async ({ page }) => {
  const { masks, close } = await openSamplePictureReview(page)
  await page.keyboard.press('2')
  await page.keyboard.press('m')
  const box = await page.locator('#stage [data-frame]').boundingBox()
  if (!box) throw new Error('nothing to drag over')
  const scale = 400 / box.width
  await page.mouse.move(box.x + 10, box.y + 10)
  await page.mouse.down()
  await page.mouse.move(box.x + 110, box.y + 60)
  await page.mouse.up()
  await expect(page.locator('[data-mask]')).toHaveCount(1)
  const near = (pixels: number) => expect.closeTo(pixels * scale, -0.5)
  expect(masks.get('one')).toEqual([[near(10), near(10), near(100), near(50)]])
  await page.keyboard.press('t')
  await expect(page.locator('#message')).toHaveText('one: still differs')
  close()
})

test('blends, blinks and enlarges both pictures by keyboard', async ({ page }) => {
  const { close } = await openSamplePictureReview(page, sampleDifferenceGroups)
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
  await expect(lens.nth(1)).toHaveAccessibleName('Now at 200, 0')
  await page.keyboard.press('ArrowDown')
  await expect(lens.nth(1)).toHaveAccessibleName('Now at 200, 8')
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
  const { close } = await openSamplePictureReview(page, [
    { cause: '', places: [], pictures: [{ ...createSampleDifference('one'), links, first: 280 }] },
  ])
  await expect(page.locator('#links a')).toHaveText(links.map(({ text }) => text))
  const top = () => page.locator('main').evaluate((main) => main.scrollTop)
  await expect.poll(top).toBeGreaterThan(50)
  close()
})

test('shows a removed picture alone', async ({ page }) => {
  const removed = { ...createSampleDifference('one'), files: ['kept'] as const, links: [] }
  const groups = [{ cause: 'Removed pictures', places: [], pictures: [removed] }]
  const { close } = await openSamplePictureReview(page, groups)
  await expect(page.locator('#stage')).toContainText('Removed picture')
  await expect(page.locator('#stage img')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Swipe' })).toHaveCount(0)
  close()
})

test('a rejection survives a reload, until the picture changes', async ({ page }) => {
  const pictures = [createSampleDifference('one'), createSampleDifference('two')]
  const { close } = await openSamplePictureReview(page, [{ cause: '', places: [], pictures }])
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
    before: '20px',
    after: '21px',
    elements: ['a “Buy” in main in body'],
    count: 34,
  },
]

test('lists changed styles, changes that no picture shows and the others of the group', async ({
  page,
}) => {
  const pictures = [{ ...createSampleDifference('one'), styles }, createSampleDifference('two')]
  const { close } = await openSamplePictureReview(page, [{ cause: 'Button', places: [], pictures }])
  const row = page.getByRole('table', { name: 'Changed styles' }).getByRole('row').nth(1)
  await expect(row.locator('th, td')).toHaveText([
    'padding-left',
    '20px',
    '21px',
    'a “Buy” in main in body and 33 more',
  ])
  await page.getByText('Changes that no picture shows: 1').click()
  await expect(page.getByText('knip.json')).toBeVisible()
  const others = page.getByRole('group', { name: 'Same cause' })
  await others.getByRole('button', { name: 'two' }).click()
  await expect(locatePictureTitle(page)).toHaveText('two')
  await expect(page.getByRole('table')).toHaveCount(0)
  close()
})

test('fits 390 px in light and dark', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const pictures = [{ ...sampleDifferenceWithOutline, styles }, createSampleDifference('one')]
  const { close } = await openSamplePictureReview(page, [{ cause: 'Button', places: [], pictures }])
  await expect(locatePictureTitle(page)).toHaveText('five')
  await page.keyboard.press('l')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
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
