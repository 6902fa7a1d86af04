import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { compareAccessibilityOutlines } from '../outline.ts'
import type { ComparisonMask } from '../raw.ts'
import type { ReportedPictureDifference } from '../report.ts'
import { type PictureReviewOperations, servePictureReview } from './server.ts'

/** A difference of a picture. */
export const createSampleDifference = (name: string): ReportedPictureDifference => ({
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
const change = compareAccessibilityOutlines(
  `- main:\n${'  - text\n'.repeat(9)}  - link "Buy"\n`,
  `- main:\n${'  - text\n'.repeat(9)}  - link "Order"\n`,
)
const outline = change?.lines ?? []
export const sampleDifferenceWithOutline: ReportedPictureDifference = {
  ...createSampleDifference('five'),
  changed: ['picture', 'outline'],
  outline,
}
export const sampleOutlineDifference: ReportedPictureDifference = {
  ...createSampleDifference('four'),
  changed: ['outline'],
  outline,
  files: ['actual'],
}

export const sampleDifferenceGroups = [
  {
    cause: 'design-system/components/Button',
    places: [],
    pictures: [createSampleDifference('one'), createSampleDifference('two')],
  },
  { cause: '', places: [], pictures: [createSampleDifference('three')] },
]

/** Opens a review of three sample pictures and records its writes. */
export async function openSamplePictureReview(
  page: Page,
  shown = sampleDifferenceGroups,
  onAgain = () => {},
) {
  const gray = await sharp({
    create: { width: 400, height: 300, channels: 3, background: 'gray' },
  })
    .png()
    .toBuffer()
  const written: string[] = []
  const masks = new Map<string, readonly ComparisonMask[]>()
  const work: PictureReviewOperations = {
    report: (key) => ({ groups: shown, unseen: ['knip.json'], masks: {}, key }),
    picture: () => gray,
    accept: async (name) => void written.push(name),
    keepMasks: (name, boxes) => masks.set(name, boxes),
    again: (name) => {
      onAgain()
      return Promise.resolve(`${name}: still differs`)
    },
  }
  const review = await servePictureReview(work)
  await page.goto(review.url)
  return { ...review, written, masks }
}

/** The list of pictures. */
export const locatePictureList = (page: Page) => page.getByRole('navigation', { name: 'Pictures' })
/** Name of the current picture. */
export const locatePictureTitle = (page: Page) => page.locator('main').getByRole('heading')
