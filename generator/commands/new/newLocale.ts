import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLocale } from '#data/locale/locales.ts'
import { type GeneratorCommand, writeProjectFile, createCommandFailure } from '../command.ts'

const localesFile = 'site/data/locale/locales.ts'
const detectionFile = 'site/data/locale/detectLocale.ts'

/** Adds a language variant, which shows English until its own catalogue has messages. */
export const newLocaleCommand: GeneratorCommand = {
  name: 'new locale',
  parameters: ['<code>', '<language tag>'],
  about: 'adds a language variant, which shows English until it is translated: new locale nl nl-NL',
  run: ([code = '', tag = ''], { top }) => {
    if (!/^[a-z]{2,3}$/.test(code))
      return createCommandFailure(
        `"${code}" cannot be a variant.`,
        'Write two or three letters, like nl: they begin its addresses.',
      )
    if (isLocale(code))
      return createCommandFailure(`There is a variant ${code} already.`, 'Choose another code.')
    const corrected = canonical(tag)
    if (corrected !== tag)
      return createCommandFailure(
        `"${tag}" is not a language tag.`,
        corrected ? `Did you mean "${corrected}"?` : 'Write one like nl-NL or pt.',
      )
    const page = ['', '.json'].find((extension) =>
      existsSync(join(top, `pages-config/pages/${code}${extension}`)),
    )
    if (page !== undefined)
      return createCommandFailure(
        `A page has addresses below /${code}.`,
        'Choose another code, or rename the page.',
      )
    const language = new Intl.Locale(tag).language
    const catalogue = `pages-config/messages/${code}.json`
    const files = new Map([
      [localesFile, insertLocaleEntry(readFileSync(join(top, localesFile), 'utf8'), code, tag)],
      [
        detectionFile,
        insertLanguageDetectionRow(readFileSync(join(top, detectionFile), 'utf8'), language, code),
      ],
      [catalogue, '{}\n'],
    ])
    for (const [file, text] of files) writeProjectFile(top, file, text)
    return {
      status: 0,
      text: `The variant ${code} was added; every page is at /${code}/… and shows English.
${[...files.keys()].map((file) => `  ${file}\n`).join('')}
Next
  npm run generate     writes its routes
  ${catalogue} holds its texts, id by id; messages without translation are in English.
  When all are translated, give it textTag '${tag}', formatTag '${tag}' and catalogues ['${code}'] in ${localesFile}:
  from then on the checks require every message.
  tests/fixtures/resolveLocale.table.ts and tests/e2e/locale/languages.spec.ts list the variants by hand: add its rows.
  npm run visual:accept updates the screenshots that are now taken with it.
`,
      data: { code, tag, changed: [...files.keys()] },
    }
  },
}

function canonical(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0]
  } catch {
    return undefined
  }
}

/** Returns the name of a language in that language. */
function nativeName(tag: string): string {
  const { language } = new Intl.Locale(tag)
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(language) ?? tag
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
}

/** Adds an entry to the source text of the locale data. Pure. */
export function insertLocaleEntry(text: string, code: string, tag: string): string {
  const entry = `  ${code}: {
    code: '${code}',
    prefix: '/${code}',
    languageTag: '${tag}',
    catalogues: ['${code}', 'en'],
    textTag: 'en',
    formatTag: 'en-US',
    apiLanguage: 'en-US',
    websiteId: 3,
    name: ${JSON.stringify(nativeName(tag))
      .replaceAll("'", String.raw`\'`)
      .replaceAll('"', "'")},
  },
}`
  return replaceAllOf(text, [
    [/(export const localeCodes = \[[^\]]*)(\])/, `$1, '${code}'$2`],
    [/(export const messageCatalogueNames = \[[^\]]*)(\])/, `$1, '${code}'$2`],
    [/(export const locales: [^=]*= \{\n[^]*?\n)\}/, `$1${entry}`],
  ])
}

/** Adds a row to the source text of the table of browser languages. Pure. */
export const insertLanguageDetectionRow = (text: string, language: string, code: string): string =>
  text.includes(`['${language}', `)
    ? text
    : replaceAllOf(text, [
        [/(const languageTable[^=]*= \[\n[^]*?)\n\]/, `$1\n  ['${language}', '${code}'],\n]`],
      ])

function replaceAllOf(text: string, edits: readonly (readonly [RegExp, string])[]): string {
  return edits.reduce((current, [pattern, replacement]) => {
    if (!pattern.test(current)) throw new Error(`The file does not match ${pattern.source}`)
    return current.replace(pattern, replacement)
  }, text)
}
