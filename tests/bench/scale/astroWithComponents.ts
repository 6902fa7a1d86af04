import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { moveBenchmarkLeftoversAside } from './aside.ts'
import { installProject, type PackageManifest } from './install.ts'

interface Own extends PackageManifest {
  readonly imports: Readonly<Record<string, unknown>>
  readonly sideEffects: readonly string[]
}

/** Dependencies of the shared components. */
const shared = [
  '@fontsource-variable/figtree',
  '@fontsource-variable/geist',
  '@fontsource-variable/instrument-sans',
  '@radix-ui/react-dialog',
  '@radix-ui/react-tabs',
  '@vanilla-extract/css',
  '@vanilla-extract/vite-plugin',
  'effect',
  'react',
  'react-dom',
  'react-intl',
  'vite',
]

const astro = { astro: '7.3.5', '@astrojs/react': '7.0.0' }

/** Folders copied from this project. */
const parts = [
  'design-system',
  'pages-config',
  'site/app',
  'site/data',
  'site/generated',
  'site/public',
  'site/sections',
]

export const astroWithComponents = {
  name: `Astro ${astro.astro} with the same components`,
  command: ['astro', 'build', '--silent'] as const,
  out: 'dist',
}

/** Writes an Astro project with the same pages, configs, messages and React components. */
export function setUpAstroWithComponents(folder: string, project: string): string {
  const top = join(folder, 'astro-with-components')
  const own = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as Own
  const versions = shared.map((name) => [name, own.dependencies[name] ?? ''] as const)
  installProject(top, {
    dependencies: { ...astro, ...Object.fromEntries(versions) },
    imports: own.imports,
    sideEffects: own.sideEffects,
  })
  for (const name of [
    ...parts,
    'src',
    'dist',
    '.astro',
    'node_modules/.astro',
    'node_modules/.vite',
  ])
    moveBenchmarkLeftoversAside(join(top, name))
  for (const name of parts) cpSync(join(project, name), join(top, name), { recursive: true })
  cpSync(join(import.meta.dirname, 'astro'), top, { recursive: true })
  return top
}
