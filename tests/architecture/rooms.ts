import { posix } from 'node:path'
import { listImports } from './imports.ts'
import { isSourcePath, isTestPath, type RuleViolation, type ArchitectureRule } from './project.ts'

/** Names of the domains, the same in `site/data`, `site/server`, `site/app` and their tests. */
const domains = [
  'account',
  'analytics',
  'api',
  'callback',
  'captcha',
  'consent',
  'content',
  'downloads',
  'enquiry',
  'forms',
  'locale',
  'mail',
  'messages',
  'newsletter',
  'ops',
  'pages',
  'partner-api',
  'products',
  'search',
]

/** Folders that are divided by domain, with the technical parts that each has besides. */
const floors: ReadonlyMap<string, readonly string[]> = new Map([
  ['site/data', ['diagrams']],
  ['site/server', ['database', 'http']],
  ['site/app', ['client', 'document', 'seo', 'shell']],
  ['tests/server', ['database']],
  ['tests/e2e', ['seo', 'shell']],
])

/** Requires the names of domains for the folders in each part of the site and its tests. */
export const domainFolderRule: ArchitectureRule = (project) =>
  [...floors].flatMap(([floor, parts]) => {
    const found = [...project.keys()].flatMap((path) =>
      path.startsWith(`${floor}/`)
        ? path
            .slice(floor.length + 1)
            .split('/')
            .slice(0, -1)[0]
        : [],
    )
    return [...new Set(found)].flatMap((name) =>
      name === undefined || domains.includes(name) || parts.includes(name)
        ? []
        : [at(`${floor}/${name}/`, 'is no domain: tests/architecture/rooms.ts lists them')],
    )
  })

/** Imports that are forbidden between the folders of one layer. */
const boundaries = [
  {
    from: /^site\/app\/(?!shell\/)/,
    to: /^site\/app\/shell\//,
    what: 'only the shell imports its files',
  },
  {
    from: /^site\/sections\/(account|captcha|forms|hooks|parts)\//,
    to: /^site\/sections\/[A-Z]/,
    what: 'what sections share imports no section',
  },
  {
    from: /^site\/server\/(database|messages|consent|analytics)\//,
    to: /^site\/server\/(account|enquiry|forms|newsletter|partner-api)\//,
    what: 'what the operations use imports no operation',
  },
]

/** Restricts imports between the folders of one layer. */
export const folderImportRule: ArchitectureRule = (project) =>
  listImports(project).flatMap(({ from, line, specifier, target }) =>
    boundaries
      .filter(
        (boundary) => !isTestPath(from) && boundary.from.test(from) && boundary.to.test(target),
      )
      .map(({ what }) => ({ path: from, line, what: `imports ${specifier}: ${what}` })),
  )

const mostFiles = 20

/** Limits the source files of a folder, subfolders not counted. */
export const folderSizeRule: ArchitectureRule = (project) => {
  const sources = [...project.keys()].filter(
    (path) =>
      /\.(tsx?|mjs|cjs|css|md)$/.test(path) && !/^(site\/generated|pages-config)\//.test(path),
  )
  return [...Map.groupBy(sources, (path) => posix.dirname(path))]
    .filter(([, files]) => files.length > mostFiles)
    .map(([folder, { length }]) =>
      at(`${folder}/`, `has ${length} files, the limit is ${mostFiles}`),
    )
}

/** Reports modules outside `tests` that only tests import. Programs and modules of generated code are named elsewhere. */
export const testOnlyModuleRule: ArchitectureRule = (project) => {
  const named = [...project.values()]
    .filter(({ path }) => path === 'package.json' || path.startsWith('generator/emit/'))
    .map(({ text }) => text)
    .join('\n')
  const isNamed = (path: string) =>
    named.includes(path) || named.includes(path.replace(/^site\//, '#'))
  const users = Map.groupBy(
    listImports(project).filter(({ target }) => project.has(target)),
    ({ target }) => target,
  )
  return [...users].flatMap(([path, imports]) =>
    /^(design-system|generator|site)\//.test(path) &&
    isSourcePath(path) &&
    !isNamed(path) &&
    imports.every(({ from }) => isTestPath(from) || from.startsWith('tests/'))
      ? [at(path, 'is imported by tests only: it belongs into tests/fixtures')]
      : [],
  )
}

const at = (path: string, what: string): RuleViolation => ({ path, line: 1, what })
