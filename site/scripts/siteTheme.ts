import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { themes } from '#design-system/themes/themes.ts'

const root = join(import.meta.dirname, '../..')
const { theme: name } = JSON.parse(readFileSync(join(root, 'pages-config/site.json'), 'utf8')) as {
  readonly theme: string
}

/** Absolute path of the theme's folder. */
export const themeFolder = join(root, 'design-system/themes', name)

// Only this theme is imported: the colours of each are solved, which takes 50 ms.
const module = (await import(pathToFileURL(join(themeFolder, 'theme.ts')).href)) as {
  readonly theme: (typeof themes)[0]
}

/** Theme named by `site.json`, for output without CSS: documents, share pictures and icons. */
export const { theme } = module
