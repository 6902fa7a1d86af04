import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { themes } from '#design-system/themes/themes.ts'

const root = join(import.meta.dirname, '../..')
const { theme: name } = JSON.parse(readFileSync(join(root, 'pages-config/site.json'), 'utf8')) as {
  readonly theme: string
}

/** Theme named by `site.json`, for output without CSS: documents, share pictures and icons. */
export const theme = themes.find((candidate) => candidate.name === name) ?? themes[0]

/** Absolute path of the theme's folder. */
export const themeFolder = join(root, 'design-system/themes', theme.name)
