import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { axeFindings } from '../e2e/watch.ts'
import { outlineChange } from './outline.ts'
import type { Mask } from './raw.ts'
import { reportPage, type ReportedDifference } from './report.ts'
import { type ReviewWork, serveReview } from './review/server.ts'

const found = (name: string): ReportedDifference => ({
  name,
  address: `/${name}`,
  look: { theme: { brand: 'fern', mode: 'light' }, contrast: 'usual' },
  width: 400,
  problem: '900 pixels differ',
  changed: ['picture'],
  causes: [],
  outline: [],
  files: ['actual', 'kept', 'difference'],
})

/** An outline with a changed link text. */
const heard = outlineChange(
  `- main:\n${'  - text\n'.repeat(9)}  - link "Buy"\n`,
  `- main:\n${'  - text\n'.repeat(9)}  - link "Order"\n`,
)
const outline = heard?.lines ?? []
const heardToo: ReportedDifference = {
  ...found('five'),
  changed: ['picture', 'outline'],
  outline,
}
const onlyHeard: ReportedDifference = {
  ...found('four'),
  changed: ['outline'],
  outline,
  files: ['actual'],
}

const groups = [
  { cause: 'design-system/components/Button', pictures: [found('one'), found('two')] },
  { cause: '', pictures: [found('three')] },
]

/** Opens a review of three sample pictures and records its writes. */
async function open(page: Page, shown = groups, onAgain = () => {}) {
  const gray = await sharp({
    create: { width: 400, height: 300, channels: 3, background: 'gray' },
  })
    .png()
    .toBuffer()
  const written: string[] = []
  const masks = new Map<string, readonly Mask[]>()
  const work: ReviewWork = {
    report: (key) => ({ groups: shown, masks: {}, key }),
    picture: () => gray,
    accept: async (name) => void written.push(name),
    keepMasks: (name, boxes) => masks.set(name, boxes),
    again: (name) => {
      onAgain()
      return Promise.resolve(`${name}: still differs`)
    },
  }
  const review = await serveReview(work)
  await page.goto(review.url)
  return { ...review, written, masks }
}

const names = (page: Page) => page.getByRole('navigation', { name: 'Pictures' })
const title = (page: Page) => page.locator('main').getByRole('heading')

test('pictures are reviewed by keyboard, and only accepted ones are written', async ({ page }) => {
  const { written, close } = await open(page)
  await expect(page.getByRole('status').first()).toHaveText(
    '3 of 3 to judge: 3 pictures, 0 outlines',
  )
  await expect(names(page).getByRole('heading')).toHaveText([
    'design-system/components/Button',
    'No known cause',
  ])
  await expect(title(page)).toHaveText('one')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(title(page)).toHaveText('three')
  await page.keyboard.press('r')
  await expect(names(page).getByRole('button', { name: 'three' })).toContainText('rejected')
  expect(written).toEqual([])
  await page.keyboard.press('k')
  await page.keyboard.press('k')
  await page.keyboard.press('a')
  await expect(page.getByRole('status').first()).toContainText('1 of 3 to judge')
  await expect(title(page)).toHaveText('two')
  expect(written).toEqual(['one'])
  close()
})

test('a group with one cause is accepted or rejected at once', async ({ page }) => {
  const { written, close } = await open(page)
  await page.getByRole('button', { name: 'Accept the group (2)' }).click()
  await expect(page.getByRole('status').first()).toContainText('1 of 3 to judge')
  expect(written).toEqual(['one', 'two'])
  await expect(title(page)).toHaveText('three')
  await expect(page.getByRole('button', { name: /the group/ })).toHaveCount(0)
  close()
})

test('names all possible causes of a picture', async ({ page }) => {
  const causes = ['design-system/tokens/scale.ts', 'site/sections/Hero']
  const { close } = await open(page, [{ cause: '', pictures: [{ ...found('one'), causes }] }])
  await expect(page.locator('#causes')).toHaveText(
    'Possible causes: design-system/tokens/scale.ts, site/sections/Hero',
  )
  close()
})

test('shows pictures side by side, with a slider, blended and as difference', async ({ page }) => {
  const { close } = await open(page)
  const shown = page.locator('#stage img')
  await expect(page.locator('figcaption')).toHaveText(['Before', 'Now'])
  await page.keyboard.press('2')
  await page.getByLabel('Place of the cut').fill('20')
  await expect(shown.nth(1)).toHaveCSS('clip-path', 'inset(0px 0px 0px 20%)')
  await page.keyboard.press('3')
  await expect(shown.nth(1)).toHaveCSS('mix-blend-mode', 'difference')
  await page.keyboard.press('4')
  await expect(shown.nth(1)).toHaveAttribute('alt', 'difference')
  expect(await axeFindings(page, 'light')).toEqual([])
  close()
})

test('shows a changed outline line by line and accepts it with its picture', async ({ page }) => {
  const shown = [{ cause: 'Button', pictures: [heardToo, found('one'), onlyHeard] }]
  const { written, close } = await open(page, shown)
  await expect(page.getByRole('status').first()).toHaveText(
    '3 of 3 to judge: 2 pictures, 2 outlines',
  )
  await expect(names(page).getByRole('button')).toHaveText([
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
  await expect(lines.locator('.gap')).toHaveText('…7 lines as before')
  await page.keyboard.press('o')
  await expect(lines).toBeFocused()
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    expect(await axeFindings(page, scheme)).toEqual([])
  }
  await page.keyboard.press('j')
  await expect(lines).toHaveCount(0)
  await page.keyboard.press('j')
  await expect(page.locator('figcaption')).toHaveText([
    'Outline: 1 added, 1 removed',
    'Picture, as it was',
  ])
  await page.keyboard.press('a')
  await expect(names(page).getByRole('button', { name: 'four' })).toContainText('accepted')
  expect(written).toEqual(['four'])
  await page.keyboard.press('k')
  await page.keyboard.press('k')
  await page.getByRole('button', { name: 'Accept the group (2)' }).click()
  await expect(page.getByRole('status').first()).toContainText('0 of 3')
  close()
})

test('shows a retaken picture', async ({ page }) => {
  const pictures = [heardToo, found('one')]
  const runs = [() => pictures.splice(0, 1, found('five')), () => pictures.splice(0, 1)]
  const { close } = await open(page, [{ cause: '', pictures }], () => runs.shift()?.())
  await page.keyboard.press('t')
  await expect(page.getByRole('region', { name: 'Outline' })).toHaveCount(0)
  await page.keyboard.press('t')
  await expect(names(page).getByRole('button', { name: 'five' })).toContainText('as it was')
  close()
})

test('masks an area by dragging and retakes a picture', async ({ page }) => {
  const { masks, close } = await open(page)
  await page.keyboard.press('2')
  await page.keyboard.press('m')
  const box = await page.locator('#stage .frame').boundingBox()
  if (!box) throw new Error('nothing to drag over')
  const scale = 400 / box.width
  await page.mouse.move(box.x + 10, box.y + 10)
  await page.mouse.down()
  await page.mouse.move(box.x + 110, box.y + 60)
  await page.mouse.up()
  await expect(page.locator('.mask')).toHaveCount(1)
  const near = (pixels: number) => expect.closeTo(pixels * scale, -0.5)
  expect(masks.get('one')).toEqual([[near(10), near(10), near(100), near(50)]])
  await page.keyboard.press('t')
  await expect(page.locator('#message')).toHaveText('one: still differs')
  close()
})

test('rejects writes without the key and for other names', async ({ page, request }) => {
  const { url, written, close } = await open(page)
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

test('the static report is readable and explains how to accept changes', async ({ page }) => {
  await page.setContent(await reportPage({ groups, masks: {} }))
  await page.keyboard.press('j')
  await expect(title(page)).toHaveText('two')
  await expect(page.getByText('npm run visual:review')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Accept' })).toHaveCount(0)
})
