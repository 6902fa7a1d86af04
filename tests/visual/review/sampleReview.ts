import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { compareAccessibilityOutlines } from '../outline.ts'
import type { ChangeGroup } from '../grouping/groups.ts'
import { createOutlineChange, type VisualChange } from '../grouping/visualChanges.ts'
import type { ReportedPictureDifference } from './reviewReport.ts'
import { type PictureReviewOperations, servePictureReview } from './server.ts'

export const samplePaddingChange: VisualChange = {
  kind: 'style',
  key: 'style: padding-left',
  title: 'padding-left 20px → 21px on a',
}
export const sampleAreaChange: VisualChange = {
  kind: 'area',
  key: 'area: 1',
  title: 'area of 9 x 9 px',
}

/** A difference of a picture. */
export const createSampleDifference = (
  name: string,
  ...changes: readonly VisualChange[]
): ReportedPictureDifference => ({
  name,
  group: name,
  address: `/${name}`,
  look: { theme: { brand: 'fern', mode: 'light' }, contrast: 'usual', locale: 'en' },
  width: 400,
  problem: '900 pixels differ',
  digest: `digest of ${name}`,
  changed: ['picture'],
  changes: changes.length > 0 ? changes : [samplePaddingChange],
  causes: [],
  first: [0, 0],
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
  ...createSampleDifference('five', samplePaddingChange, createOutlineChange(outline)),
  changed: ['picture', 'outline'],
  outline,
}
export const sampleOutlineDifference: ReportedPictureDifference = {
  ...createSampleDifference('four', createOutlineChange(outline)),
  changed: ['outline'],
  outline,
  files: ['actual'],
}

/** Makes a group of a change in some pictures. */
export const createSampleGroup = (
  { key, kind, title }: VisualChange,
  pictures: readonly ReportedPictureDifference[],
  causes: readonly string[] = [],
): ChangeGroup => ({
  id: key,
  kind,
  title,
  changes: { [key]: title },
  causes,
  places: [],
  pictures: pictures.map(({ name }) => name),
})

/** What a report shows. */
export interface SampleReport {
  readonly groups: readonly ChangeGroup[]
  readonly pictures: readonly ReportedPictureDifference[]
}

/** Makes a report of one group. */
export const createSampleReport = (
  ...pictures: readonly ReportedPictureDifference[]
): SampleReport => ({
  groups: [createSampleGroup(samplePaddingChange, pictures, ['Button'])],
  pictures,
})

const [one, two, three] = [
  createSampleDifference('one'),
  createSampleDifference('two'),
  createSampleDifference('three', sampleAreaChange),
]

/** Two pictures with the same change and one with another. */
export const sampleReport: SampleReport = {
  groups: [
    createSampleGroup(samplePaddingChange, [one, two], ['design-system/components/Button']),
    createSampleGroup(sampleAreaChange, [three]),
  ],
  pictures: [one, two, three],
}

/** Opens a review of sample pictures and records what it accepts, with the reasons. */
export async function openSamplePictureReview(
  page: Page,
  shown: SampleReport | (() => SampleReport) = sampleReport,
  onAgain = () => {},
) {
  const gray = await sharp({
    create: { width: 400, height: 300, channels: 3, background: 'gray' },
  })
    .png()
    .toBuffer()
  const written: string[] = []
  const reasons: string[] = []
  const work: PictureReviewOperations = {
    report: (key) => ({
      ...(typeof shown === 'function' ? shown() : shown),
      unseen: ['knip.json'],
      key,
    }),
    picture: () => Promise.resolve(gray),
    accept: (names, why) => {
      written.push(...names)
      reasons.push(why)
    },
    again: (name) => {
      onAgain()
      return Promise.resolve(`${name}: still differs`)
    },
  }
  const review = await servePictureReview(work)
  await page.goto(review.url)
  return { ...review, written, reasons }
}

/** The list of pictures. */
export const locatePictureList = (page: Page) => page.getByRole('navigation', { name: 'Pictures' })
/** Name of the current picture. */
export const locatePictureTitle = (page: Page) => page.locator('main').getByRole('heading')
