import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build } from 'vite'
import type { PictureReviewReport } from './reviewReport.ts'

/** Returns the HTML of the review page, self-contained except for the pictures. */
export async function renderReportPage(report: PictureReviewReport): Promise<string> {
  client ??= bundledClient()
  const { script, style } = await client
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

let client: Promise<{ readonly script: string; readonly style: string }> | undefined

/** Compiles the script and the style sheet of the review page, with its typeface. */
async function bundledClient() {
  const built = await build({
    configFile: false,
    root: join(import.meta.dirname, '../../..'),
    logLevel: 'silent',
    plugins: [vanillaExtractPlugin()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      cssCodeSplit: false,
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      rolldownOptions: { input: join(import.meta.dirname, 'app/main.tsx') },
    },
  })
  const files = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const script = files.flatMap((file) => (file.type === 'chunk' ? file.code : [])).join('\n')
  const style = files.flatMap((file) =>
    file.type === 'asset' && typeof file.source === 'string' && file.fileName.endsWith('.css')
      ? file.source
      : [],
  )
  // Escapes what would close the elements.
  return { script: script.replaceAll('</script', '<\\/script'), style: style.join('\n') }
}
