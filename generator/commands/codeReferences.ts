import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { localeCodes } from '#data/locale/locales.ts'

/** A line of code that contains a page path or a message id. */
export interface CodeReference {
  /** Path from the repository root. */
  readonly file: string
  readonly line: number
  /** Path of the page without language prefix, or id of the message. */
  readonly name: string
  /** True for tests, examples and stories, which are not part of the site. */
  readonly isTest: boolean
}

const folders = ['design-system', 'generator', 'site', 'stories', 'tests']
const excluded = /(^|\/)(node_modules|generated|dist|public|\.[\w-]+)\//
const testFile = /^(stories|tests)\/|\.(test|spec|examples)\.tsx?$/
const localePrefix = new RegExp(`^/(?:${localeCodes.join('|')})(?=/|$)`)

/** Finds string literals in code that equal the page path, with or without query and anchor, or start with `messagePrefix`. */
export function findCodeReferences(
  top: string,
  path: string,
  messagePrefix: string,
): readonly CodeReference[] {
  const existing = folders.filter((folder) => existsSync(join(top, folder)))
  return existing.flatMap((folder) =>
    readdirSync(join(top, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((file) => /\.tsx?$/.test(file) && !excluded.test(file))
      .flatMap((file) => namesIn(file, readFileSync(join(top, file), 'utf8'), path, messagePrefix)),
  )
}

function namesIn(file: string, text: string, path: string, messagePrefix: string) {
  if (!text.includes(path) && !text.includes(messagePrefix)) return []
  return text.split('\n').flatMap((content, index): readonly CodeReference[] =>
    [...content.matchAll(/['"`](\/[\w/-]+|page\.[\w.-]+)(?=['"`?#])/g)].flatMap(
      ([, found = '']) => {
        const name = found.replace(localePrefix, '')
        return name === path || name.startsWith(messagePrefix)
          ? [{ file, line: index + 1, name, isTest: testFile.test(file) }]
          : []
      },
    ),
  )
}
