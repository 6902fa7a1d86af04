import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const { resolve } = createRequire(import.meta.url)
const weights = [400, 600] as const

/** First and last code points of Chinese characters and full-width punctuation. */
const ranges = [
  [0x3000, 0x303f],
  [0x4e00, 0x9fff],
  [0xff00, 0xffef],
] as const
const characters = ranges
  .map(([first, last]) =>
    String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at)),
  )
  .join('')

/**
 * Writes a configuration of fontconfig with a Chinese font, and returns its path. Without one each engine draws other boxes for
 * missing glyphs, of another width, and lines break elsewhere.
 */
export async function writeFontConfig(folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true })
  for (const weight of weights) {
    const source = `@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-${weight}-normal.woff2`
    const font = await subsetFont(readFileSync(resolve(source)), characters, {
      targetFormat: 'truetype',
    })
    writeFileSync(join(folder, `${weight}.ttf`), font)
  }
  const path = join(folder, 'fonts.conf')
  writeFileSync(
    path,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${folder}</dir>
  <match target="scan">
    <test name="family" compare="contains"><string>Noto Sans SC</string></test>
    <edit name="family" mode="assign"><string>Noto Sans SC</string></edit>
  </match>
  <cachedir>${join(folder, 'cache')}</cachedir>
</fontconfig>
`,
  )
  return path
}
