import { pagePictureFrames } from '../pages/frames.ts'
import type { PictureFrame } from '../picture.ts'

/** Finds a picture of the suite by its test and look. */
function find(group: string, wanted: (frame: PictureFrame) => boolean): PictureFrame {
  const found = pagePictureFrames.find((frame) => frame.group === group && wanted(frame))
  if (!found) throw new Error(`No such picture of ${group}.`)
  return found
}

const named = (name: string) => (frame: PictureFrame) => frame.name === name
const inLanguage =
  (locale: string) =>
  ({ look }: PictureFrame) =>
    look.locale === locale
const narrow = ({ width }: PictureFrame) => width === 320

const system = 'products.three-phase-home-battery-energy-storage-system'

const views = {
  product: find(system, named('product-light-1440')),
  dark: find(system, named('product-dark-1440')),
  german: find('contact-us', inLanguage('de')),
  chinese: find('support-center.faq', inLanguage('cn')),
  narrow: find('how-to-buy', narrow),
  article: find('explore.blog._keytitle', inLanguage('de')),
  forced: find('state.forced.contact', inLanguage('de')),
  print: find('state.print.product', inLanguage('en')),
  focus: find('state.focus.contact', inLanguage('de')),
} as const

export type SensitivityTestView = keyof typeof views

/** Pictures of the suite in which changes are planted. */
export const sensitivityTestViews: ReadonlyMap<string, PictureFrame> = new Map(
  Object.entries(views),
)
