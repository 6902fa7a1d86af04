import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { cropPicture } from '../crop.ts'
import { visualOutputFolder } from '../picture.ts'
import type { PictureReviewReport, ReportedPictureDifference } from '../review/reviewReport.ts'
import { renderReportPage } from '../review/page.ts'
import { judgePicture, type PictureReviewDecision } from './decisions.ts'

/** Bytes of pictures in a report: of whole ones, and of all. A browser opens it at once, and an artifact is kept for days. */
const limits = { whole: 24 * 1024 * 1024, all: 40 * 1024 * 1024 }
/** Pictures of a group that are shown as crops around their first difference, besides its first one, which is whole. */
const croppedPerGroup = 8
/** Longest side of a WebP picture in px. */
const maxHeight = 16_383

/**
 * Returns a review page that is one file: with its pictures as data addresses, so that it opens without a server. Each group has its first picture whole and
 * crops of some others; all are listed with their fingerprints, so that `visual:decide` can accept them.
 */
export async function createStaticReport(
  report: Pick<PictureReviewReport, 'groups' | 'pictures' | 'unseen'>,
  decisions: readonly PictureReviewDecision[],
  from: string = visualOutputFolder,
): Promise<string> {
  const byName = new Map(report.pictures.map((picture) => [picture.name, picture]))
  const images: Record<string, string> = {}
  let bytes = 0
  const add = async (picture: ReportedPictureDifference, isWhole: boolean) => {
    for (const kind of picture.files) {
      const name = `${picture.name}.${kind}.png`
      if (name in images || !existsSync(join(from, name))) continue
      const webp = await encode(readFileSync(join(from, name)), picture, isWhole, kind)
      bytes += webp.length
      images[name] = `data:image/webp;base64,${webp.toString('base64')}`
    }
  }
  const picturesOf = (names: readonly string[]) => names.flatMap((name) => byName.get(name) ?? [])
  for (const { pictures } of report.groups)
    for (const picture of picturesOf(pictures.slice(0, 1)))
      if (bytes < limits.whole) await add(picture, true)
  const cropped = new Set<string>()
  for (const { pictures } of report.groups)
    for (const picture of picturesOf(pictures.slice(0, croppedPerGroup + 1))) {
      if (bytes >= limits.all || `${picture.name}.actual.png` in images) continue
      await add(picture, false)
      cropped.add(picture.name)
    }
  const decided = report.pictures.flatMap((picture): [string, string][] => {
    const { verdict, decisions: own } = judgePicture(picture, decisions)
    return verdict ? [[picture.name, `${verdict} by ${own.at(-1)?.by}`]] : []
  })
  // A crop has its difference in the middle.
  const pictures = report.pictures.map((picture) =>
    cropped.has(picture.name) ? { ...picture, isCropped: true as const } : picture,
  )
  return renderReportPage({ ...report, pictures, images, decided: Object.fromEntries(decided) })
}

async function encode(
  png: Buffer,
  { first }: ReportedPictureDifference,
  isWhole: boolean,
  kind: string,
): Promise<Buffer> {
  const options = { quality: 80, lossless: kind === 'difference' }
  if (!isWhole) return (await cropPicture(png, first)).webp(options).toBuffer()
  const { width, height } = await sharp(png, { limitInputPixels: false }).metadata()
  return sharp(png, { limitInputPixels: false })
    .extract({ left: 0, top: 0, width, height: Math.min(height, maxHeight) })
    .webp(options)
    .toBuffer()
}
