import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { visualOutputFolder } from '../picture.ts'
import { type PictureReviewReport, renderReportPage } from '../report.ts'
import { type PictureReviewDecision, findReviewDecision } from './decisions.ts'

/** Returns a review page that is one file: with its pictures as data addresses, so that it opens without a server. */
export async function createStaticReport(
  { groups, unseen }: Pick<PictureReviewReport, 'groups' | 'unseen'>,
  decisions: readonly PictureReviewDecision[],
  from: string = visualOutputFolder,
): Promise<string> {
  const images: Record<string, string> = {}
  const decided: Record<string, string> = {}
  for (const picture of groups.flatMap((group) => group.pictures)) {
    const decision = findReviewDecision(picture, decisions)
    if (decision) decided[picture.name] = `${decision.verdict} by ${decision.by}`
    for (const kind of picture.files) {
      const name = `${picture.name}.${kind}.png`
      const image = sharp(readFileSync(join(from, name)))
      const webp = await image.webp({ quality: 80, lossless: kind === 'difference' }).toBuffer()
      images[name] = `data:image/webp;base64,${webp.toString('base64')}`
    }
  }
  return renderReportPage({ groups, unseen, masks: {}, images, decided })
}
