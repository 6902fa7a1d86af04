import type { RuleViolation, Project, ArchitectureRule } from './project.ts'

const folders = [
  '.ci',
  '.github',
  '.vscode',
  'design-system',
  'generator',
  'pages-config',
  'site',
  'stories',
  'tests',
]
const mebibyte = 1024 * 1024

/** Requires exactly the listed top-level folders. */
export const topFoldersRule: ArchitectureRule = (project) => {
  const found = new Set([...project.keys()].filter((path) => path.includes('/')).map(first))
  return [
    ...[...found]
      .filter((name) => !folders.includes(name))
      .map((name) => at(`${name}/`, 'is a top-level folder that the map does not know')),
    ...folders
      .filter((name) => !found.has(name))
      .map((name) => at(`${name}/`, 'is a folder of the map, but not here')),
  ]
}

/** Requires a story for every public component and section, and a component or section for every story. */
export const requiredStoryRule: ArchitectureRule = (project) =>
  [
    {
      subjects: 'design-system/components',
      stories: 'stories/components',
      isPublic: (name: string) =>
        project.get('design-system/index.ts')?.text.includes(`/components/${name}/`),
    },
    { subjects: 'site/sections', stories: 'stories/sections', isPublic: () => true },
  ].flatMap(({ subjects, stories, isPublic }) => {
    const parts = matchAll(project, new RegExp(`^${subjects}/([^/]+)/\\1\\.tsx$`))
    const shown = matchAll(project, new RegExp(`^${stories}/[^/]+/([^/]+)\\.stories\\.tsx$`))
    return [
      ...[...parts].flatMap(([name, path]) =>
        shown.has(name) || !isPublic(name)
          ? []
          : [at(path, `has no story: ${stories}/*/${name}.stories.tsx`)],
      ),
      ...[...shown].flatMap(([name, path]) =>
        parts.has(name) ? [] : [at(path, `shows nothing: there is no ${subjects}/${name}`)],
      ),
    ]
  })

/** Requires a schema, a component, examples and a registry entry for every section. */
export const sectionFilesRule: ArchitectureRule = (project) => {
  const registry = project.get('site/sections/registry.ts')?.text ?? ''
  const schemas = matchAll(project, /^site\/sections\/([^/]+)\/\1\.schema\.ts$/)
  const components = matchAll(project, /^site\/sections\/([^/]+)\/\1\.tsx$/)
  const names = new Set([...schemas.keys(), ...components.keys()])
  return [...names].flatMap((name) => [
    ...['schema.ts', 'tsx', 'examples.ts']
      .map((ending) => `site/sections/${name}/${name}.${ending}`)
      .filter((path) => !project.has(path))
      .map((path) => at(path, 'is missing')),
    ...(new RegExp(`^  ${name}: `, 'm').test(registry)
      ? []
      : [at('site/sections/registry.ts', `does not name ${name}`)]),
  ])
}

/** Rejects registry hosts in the lockfile, so that it installs from any configured registry. */
export const lockfileRule: ArchitectureRule = (project) => {
  const file = project.get('package-lock.json')
  if (!file) return []
  const { packages = {} } = JSON.parse(file.text) as {
    packages?: Record<string, { resolved?: string }>
  }
  return Object.entries(packages).flatMap(([name, { resolved }]) =>
    resolved?.includes('://') ? [at(file.path, `names a host for ${name}: ${resolved}`)] : [],
  )
}

/** Limits the size of files, so that clones stay small. */
export const fileSizeRule: ArchitectureRule = (project) =>
  [...project.values()]
    .filter(({ path, size }) => size > mebibyte && !path.startsWith('site/generated/'))
    .map(({ path, size }) => at(path, `has ${(size / mebibyte).toFixed(1)} MiB, the limit is 1`))

const at = (path: string, what: string): RuleViolation => ({ path, line: 1, what })

const first = (path: string): string => path.slice(0, path.indexOf('/'))

const matchAll = (project: Project, pattern: RegExp): ReadonlyMap<string, string> =>
  new Map(
    [...project.keys()].flatMap((path) => {
      const name = pattern.exec(path)?.[1]
      return name === undefined ? [] : [[name, path]]
    }),
  )
