import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build } from 'vite'
import { shortPropertyNamesPlugin } from '#design-system/theme/css/shortPropertyNames.ts'
import { addStylesheets } from '../addStylesheets.ts'

const top = join(import.meta.dirname, '../..')
const folder = '/other-theme/'

/** Compiles the files of a theme that the site does not use. */
async function compile(name: string): Promise<ReadonlyMap<string, Buffer>> {
  const built = await build({
    configFile: false,
    root: top,
    base: folder,
    logLevel: 'silent',
    plugins: [vanillaExtractPlugin(), shortPropertyNamesPlugin()],
    build: {
      write: false,
      assetsInlineLimit: 0,
      // The colours of charts are a file of their own: only pages with charts load them.
      rolldownOptions: {
        input: ['theme', 'dataColours'].map((file) =>
          join(top, `design-system/themes/${name}/${file}.css.ts`),
        ),
      },
    },
  })
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  return new Map(
    outputs.flatMap((file) =>
      file.type === 'asset' ? [[folder + file.fileName, Buffer.from(file.source)] as const] : [],
    ),
  )
}

const compiled = new Map<string, Promise<ReadonlyMap<string, Buffer>>>()

/** Serves the files of a theme that the site does not use; returns the addresses of its style sheets. */
export async function serveTheme(page: Page, name: string): Promise<readonly string[]> {
  const files = await (compiled.get(name) ?? compiled.set(name, compile(name)).get(name))
  if (!files) throw new Error(`theme ${name} was not compiled`)
  await page.route(`**${folder}**`, (route) => {
    const { pathname } = new URL(route.request().url())
    const body = files.get(pathname)
    const contentType = pathname.endsWith('.css') ? 'text/css' : 'font/woff2'
    return body ? route.fulfill({ body, contentType }) : route.abort()
  })
  return [...files.keys()].filter((file) => file.endsWith('.css'))
}

/** Applies another theme to the page, as in a build with that theme. */
export async function applyThemeToPage(page: Page, name: string): Promise<void> {
  const sheets = await serveTheme(page, name)
  await page.evaluate((brand) => {
    document.documentElement.dataset['brand'] = brand
  }, name)
  await addStylesheets(page, sheets)
  await page.evaluate(() => document.fonts.ready)
}
