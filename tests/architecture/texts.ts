import { type ProjectFile, isTestPath, findLineNumber, type ArchitectureRule } from './project.ts'

/** A pattern that is forbidden in certain files. */
interface BannedPattern {
  readonly pattern: RegExp
  readonly appliesTo: (file: ProjectFile) => boolean
  readonly what: string
}

const code = /\.(tsx?|jsx?|mjs|css)$/
// The rules and their examples contain the forbidden patterns.
const isRule = (path: string) => path.startsWith('tests/architecture')
const isCode = ({ path }: ProjectFile) => code.test(path) && !isRule(path)
const isTestCode = (file: ProjectFile) =>
  isCode(file) && (isTestPath(file.path) || file.path.startsWith('tests/'))

/** Files that may write the target of a redirect: page requests, form responses, the latest version of a download. */
const redirectFiles = [
  'site/server/http/redirect.ts',
  'site/app/forms/formPosts.server.ts',
  'site/app/downloads/latestDownload.ts',
]

const ban = ({ pattern, appliesTo, what }: BannedPattern): ArchitectureRule => {
  return (project) =>
    [...project.values()].filter(appliesTo).flatMap(({ path, text }) =>
      [...text.matchAll(new RegExp(pattern, 'gd'))].map((match) => ({
        path,
        line: findLineNumber(text, match.index),
        what: `${what}: ${match[0].replaceAll(/\s+/g, ' ')}`,
      })),
    )
}

/** Shows the theme of any brand colour, which is an input there. */
const brandStories = 'stories/foundations/Brands.stories.tsx'

/** Allows colour values only in the palette; other code uses the roles of the theme. */
export const colourRule = ban({
  pattern:
    /#(?:[0-9a-fA-F]{8}|[0-9a-fA-F]{6}|[0-9a-fA-F]{3,4})(?![\w/-])|\b(?:oklch|oklab|lch|lab|rgba?|hsla?|hwb|color)\(\s*[\d.]/,
  appliesTo: (file) =>
    isCode(file) &&
    !isTestPath(file.path) &&
    !/^(site\/generated|tests\/fixtures)\//.test(file.path) &&
    file.path !== brandStories &&
    file.path !== 'design-system/tokens/palette.ts',
  what: 'a colour outside design-system/tokens/palette.ts',
})

/** Allows redirects only in files that pass their target through `sanitizeRedirectPath`. */
export const redirectRule = ban({
  pattern:
    /['"`][Ll]ocation['"`]\s*[,:\]]|\bLocation:|[Hh]eaders?\W[^;\n]*\blocation\b(?=[,:]|\s*\})|\bResponse\.redirect\b|import\s*\{[^}]*\b(?:redirect|redirectDocument|replace)\b[^}]*\}\s*from 'react-router'/,
  appliesTo: (file) =>
    isCode(file) &&
    /^site\/(server|app|sections|data)\//.test(file.path) &&
    !isTestPath(file.path) &&
    !redirectFiles.includes(file.path),
  what: 'a redirect that does not pass through sanitizeRedirectPath',
})

/** Rejects to-do comments and suppressed checks. */
export const todoAndSuppressionRule = ban({
  pattern:
    /\b(?:TODO|FIXME|XXX)\b|@ts-(?:ignore|expect-error|nocheck)|\bas any\b|\b\w+lint-disable\b/,
  appliesTo: isCode,
  what: 'left over',
})

/** Rejects skipped tests, which prove nothing, and sleeping ones, which fail on slow machines. */
export const skippedTestRule = ban({
  pattern:
    /\b(?:it|test|describe)(?:\.\w+)*\.(?:skip|only|todo|fixme|fails|skipIf|runIf)\b|\bwaitForTimeout\b|\bsetTimeout\(\s*(?:r|resolve|done)\w*\s*,|from 'node:timers\/promises'/,
  appliesTo: isTestCode,
  what: 'a test that is skipped or sleeps',
})
