import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** Returns the `url()` in the style sheets of a built folder that name no file of it, as `sheet: url`. */
export function findMissingCssUrls(folder: string): readonly string[] {
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.css'),
  )
  if (sheets.length === 0) throw new Error(`No style sheet in ${folder}`)
  return sheets.flatMap((sheet) =>
    [...readFileSync(join(folder, sheet), 'utf8').matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/g)]
      .map(([, , url = '']) => url)
      .filter((url) => !/^(data:|#)/.test(url) && !existsSync(fileOf(folder, sheet, url)))
      .map((url) => `${sheet}: ${url}`),
  )
}

/** File that a URL in a style sheet names, where the folder is served at `/`. */
function fileOf(folder: string, sheet: string, url: string): string {
  const [path = ''] = url.split(/[?#]/)
  return path.startsWith('/') ? join(folder, path) : resolve(folder, dirname(sheet), path)
}
