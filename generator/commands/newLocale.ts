import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLocale } from '#data/locales.ts'
import { type Command, put, refused } from './command.ts'

const localesFile = 'site/data/locales.ts'
const detectionFile = 'site/data/detectLocale.ts'

/** Adds a language variant: it shows English until its own catalogue has words. */
export const newLocale: Command = {
  name: 'new locale',
  parameters: ['<code>', '<language tag>'],
  about: 'adds a language variant, which shows English until it has words: new locale nl nl-NL',
  run: ([code = '', tag = ''], { top }) => {
    if (!/^[a-z]{2,3}$/.test(code))
      return refused(`"${code}" cannot be a variant.`, 'Write two or three letters, like nl: they begin its addresses.') // prettier-ignore
    if (isLocale(code)) return refused(`There is a variant ${code} already.`, 'Choose another code.') // prettier-ignore
    const right = canonical(tag)
    if (right !== tag)
      return refused(`"${tag}" is not a language tag.`, right ? `Did you mean "${right}"?` : 'Write one like nl-NL or pt.') // prettier-ignore
    const page = ['', '.json'].find((end) => existsSync(join(top, `pages-config/pages/${code}${end}`))) // prettier-ignore
    if (page !== undefined)
      return refused(`A page has addresses below /${code}.`, 'Choose another code, or rename the page.') // prettier-ignore
    const language = new Intl.Locale(tag).language
    const catalogue = `pages-config/messages/${code}.json`
    const files = new Map([
      [localesFile, withLocale(readFileSync(join(top, localesFile), 'utf8'), code, tag)],
      [detectionFile, withDetection(readFileSync(join(top, detectionFile), 'utf8'), language, code)], // prettier-ignore
      [catalogue, '{}\n'],
    ])
    for (const [file, text] of files) put(top, file, text)
    return {
      status: 0,
      text: `The variant ${code} is there; every page is at /${code}/… and shows English.
${[...files.keys()].map((file) => `  ${file}\n`).join('')}
Next
  npm run generate     writes its routes
  ${catalogue} takes its words, id by id; what is not there stays English.
  With all of them, give it textTag '${tag}', formatTag '${tag}' and catalogues ['${code}'] in ${localesFile}:
  from then on the checks ask for every message.
  site/data/languageMachine.table.ts and tests/e2e/languages.spec.ts list the variants by hand: add its rows.
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

/** The language's own name, in itself. */
function nameOf(tag: string): string {
  const { language } = new Intl.Locale(tag)
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(language) ?? tag
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
}

/** The locale data with one more entry. Pure. */
export function withLocale(text: string, code: string, tag: string): string {
  const entry = `  ${code}: {
    code: '${code}',
    prefix: '/${code}',
    languageTag: '${tag}',
    catalogues: ['${code}', 'en'],
    textTag: 'en',
    formatTag: 'en-US',
    apiLanguage: 'en-US',
    websiteId: 3,
    name: ${JSON.stringify(nameOf(tag))
      .replaceAll("'", String.raw`\'`)
      .replaceAll('"', "'")},
  },
}`
  return changed(text, [
    [/(export const localeCodes = \[[^\]]*)(\])/, `$1, '${code}'$2`],
    [/(export const catalogueCodes = \[[^\]]*)(\])/, `$1, '${code}'$2`],
    [/(export const locales: [^=]*= \{\n[^]*?\n)\}/, `$1${entry}`],
  ])
}

/** The table of browser languages with one more row. Pure. */
export const withDetection = (text: string, language: string, code: string): string =>
  text.includes(`['${language}', `)
    ? text
    : changed(text, [[/(const languageTable[^=]*= \[\n[^]*?)\n\]/, `$1\n  ['${language}', '${code}'],\n]`]]) // prettier-ignore

function changed(text: string, edits: readonly (readonly [RegExp, string])[]): string {
  return edits.reduce((now, [where, to]) => {
    if (!where.test(now)) throw new Error(`The file has no place for ${where.source}`)
    return now.replace(where, to)
  }, text)
}
