import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readReviewClient } from './reviewClient.ts'
import type { PictureReviewReport } from './reviewReport.ts'

/** Returns the HTML of the review page, self-contained except for the pictures. */
export async function renderReportPage(report: PictureReviewReport): Promise<string> {
  const { script, style } = await readReviewClient()
  const parts = new Map([
    ['style', style],
    // Escapes the data, so that it cannot close the script element.
    ['data', JSON.stringify(report).replaceAll('<', '\\u003c')],
    ['script', script],
  ])
  return readFileSync(join(import.meta.dirname, 'review.html'), 'utf8').replaceAll(
    /\/\*(style|data|script)\*\//g,
    (_, name: string) => parts.get(name) ?? '',
  )
}

/** Reads the data of a review page back. */
export function parseReportPage(html: string): PictureReviewReport {
  const [, data] = /<script type="application\/json" id="report">(.*?)<\/script>/s.exec(html) ?? []
  if (data === undefined) throw new Error('This is no report of pictures.')
  return JSON.parse(data) as PictureReviewReport
}
