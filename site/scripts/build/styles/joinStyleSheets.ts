import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuiltSiteManifest } from '#data/pages/builtSite.ts'
import type { InlinableStyleSheet } from '#data/pages/styleSheets.ts'
import { type ParsedStyleSheet, splitStyleSheet } from './splitStyleSheet.ts'

/** Joins the style sheets of pages. */
interface StyleSheetJoiner {
  /** Joins style sheets of the bundler, by URL, to one of a page. Lists of the same URLs give the same object. */
  readonly join: (urls: readonly string[]) => Promise<InlinableStyleSheet>
  /** Lists all joined style sheets for the server. */
  readonly list: () => Promise<Pick<BuiltSiteManifest, 'styles' | 'styleRules'>>
}

/**
 * Creates a joiner for the style sheets in a folder of the client build. Pages with the same sections share a file.
 *
 * @param write writes a style sheet and returns its URL
 */
export function createStyleSheetJoiner(
  client: string,
  write: (css: string) => string,
): StyleSheetJoiner {
  const parsed = new Map<string, Promise<ParsedStyleSheet>>()
  const joined = new Map<string, Promise<InlinableStyleSheet>>()
  const parse = async (url: string) => splitStyleSheet(await readFile(join(client, url), 'utf8'))
  const joinSheets = async (urls: readonly string[]): Promise<InlinableStyleSheet> => {
    const sheets = await Promise.all(urls.map((url) => memoized(parsed, url, () => parse(url))))
    return {
      rules: sheets.flatMap(({ rules }) => rules),
      rest: write(sheets.map(({ rest }) => rest).join('')),
    }
  }
  return {
    join: (urls) => memoized(joined, urls.join(' '), () => joinSheets(urls)),
    list: async () => ({
      styles: Object.fromEntries(
        await Promise.all(Array.from(joined, async ([key, sheet]) => [key, (await sheet).rest])),
      ),
      styleRules: Object.fromEntries(
        await Promise.all(Array.from(parsed, async ([url, sheet]) => [url, (await sheet).rules])),
      ),
    }),
  }
}

function memoized<T>(known: Map<string, T>, key: string, make: () => T): T {
  const value = known.get(key) ?? make()
  known.set(key, value)
  return value
}
