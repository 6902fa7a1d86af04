import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { outlineChange } from '../outline.ts'
import type { Mask } from '../raw.ts'
import type { ReportedDifference } from '../report.ts'
import { type ReviewWork, serveReview } from './server.ts'

/** A difference of a picture. */
export const found = (name: string): ReportedDifference => ({
  name,
  group: name,
  hasPicture: true,
  address: `/${name}`,
  look: { theme: { brand: 'fern', mode: 'light' }, contrast: 'usual' },
  width: 400,
  problem: '900 pixels differ',
  digest: `digest of ${name}`,
  changed: ['picture'],
  causes: [],
  first: 0,
  links: [{ text: 'Page', href: `http://localhost:3000/${name}` }],
  outline: [],
  styles: [],
  files: ['actual', 'kept', 'difference'],
})

/** An outline with a changed link text. */
const change = outlineChange(
  `- main:\n${'  - text\n'.repeat(9)}  - link "Buy"\n`,
  `- main:\n${'  - text\n'.repeat(9)}  - link "Order"\n`,
)
const outline = change?.lines ?? []
export const changedOutlineToo: ReportedDifference = {
  ...found('five'),
  changed: ['picture', 'outline'],
  outline,
}
export const outlineOnly: ReportedDifference = {
  ...found('four'),
  changed: ['outline'],
  outline,
  files: ['actual'],
}

export const groups = [
  { cause: 'design-system/components/Button', pictures: [found('one'), found('two')] },
  { cause: '', pictures: [found('three')] },
]

/** Opens a review of three sample pictures and records its writes. */
export async function open(page: Page, shown = groups, onAgain = () => {}) {
  const gray = await sharp({
    create: { width: 400, height: 300, channels: 3, background: 'gray' },
  })
    .png()
    .toBuffer()
  const written: string[] = []
  const masks = new Map<string, readonly Mask[]>()
  const work: ReviewWork = {
    report: (key) => ({ groups: shown, unseen: ['knip.json'], masks: {}, key }),
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

/** The list of pictures. */
export const names = (page: Page) => page.getByRole('navigation', { name: 'Pictures' })
/** Name of the current picture. */
export const title = (page: Page) => page.locator('main').getByRole('heading')
