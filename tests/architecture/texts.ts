import { type File, isTest, lineAt, type Rule } from './project.ts'

/** Words that may not stand in certain files. */
interface Ban {
  readonly words: RegExp
  readonly where: (file: File) => boolean
  readonly what: string
}

const code = /\.(tsx?|jsx?|mjs|css)$/
// The rules and their examples must be able to say what they forbid.
const isRule = (path: string) => path.startsWith('tests/architecture')
const isCode = ({ path }: File) => code.test(path) && !isRule(path)
const isTestCode = (file: File) =>
  isCode(file) && (isTest(file.path) || file.path.startsWith('tests/'))

/** The places that may write the address of a redirect: visits, answers to a form, the newest version of a file. */
export const redirectFiles = [
  'site/server/redirect.ts',
  'site/app/posts.server.ts',
  'site/app/latestDownload.ts',
]

const ban = ({ words, where, what }: Ban): Rule => {
  return (project) =>
    [...project.values()].filter(where).flatMap(({ path, text }) =>
      [...text.matchAll(new RegExp(words, 'gd'))].map((match) => ({
        path,
        line: lineAt(text, match.index),
        what: `${what}: ${match[0].replaceAll(/\s+/g, ' ')}`,
      })),
    )
}

/** Colours are roles of the theme; their values stand in one file. */
export const colourRule = ban({
  words:
    /#(?:[0-9a-fA-F]{8}|[0-9a-fA-F]{6}|[0-9a-fA-F]{3,4})(?![\w/-])|\b(?:oklch|oklab|lch|lab|rgba?|hsla?|hwb|color)\(\s*[\d.]/,
  where: (file) =>
    isCode(file) &&
    !isTest(file.path) &&
    !file.path.startsWith('site/generated/') &&
    file.path !== 'design-system/tokens/palette.ts',
  what: 'a colour outside design-system/tokens/palette.ts',
})

/** Every redirect is made where its target is made safe. */
export const redirectRule = ban({
  words:
    /['"`][Ll]ocation['"`]\s*[,:\]]|\bLocation:|[Hh]eaders?\W[^;\n]*\blocation:|\bResponse\.redirect\b|import\s*\{[^}]*\b(?:redirect|redirectDocument|replace)\b[^}]*\}\s*from 'react-router'/,
  where: (file) =>
    isCode(file) &&
    /^site\/(server|app|sections|data)\//.test(file.path) &&
    !isTest(file.path) &&
    !redirectFiles.includes(file.path),
  what: 'a redirect that does not pass through safePath',
})

/** What is not finished, or hides that it is wrong. */
export const leftoverRule = ban({
  words:
    /\b(?:TODO|FIXME|XXX)\b|@ts-(?:ignore|expect-error|nocheck)|\bas any\b|\b\w+lint-disable\b/,
  where: isCode,
  what: 'left over',
})

/** A test that is skipped or sleeps proves nothing or breaks on a slow machine. */
export const testRule = ban({
  words:
    /\b(?:it|test|describe)(?:\.\w+)*\.(?:skip|only|todo|fixme|fails|skipIf|runIf)\b|\bwaitForTimeout\b|\bsetTimeout\(\s*(?:r|resolve|done)\w*\s*,|from 'node:timers\/promises'/,
  where: isTestCode,
  what: 'a test that is skipped or sleeps',
})
