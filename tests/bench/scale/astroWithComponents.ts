import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setAside } from './aside.ts'
import { install, type Manifest } from './install.ts'

interface Own extends Manifest {
  readonly imports: Readonly<Record<string, unknown>>
  readonly sideEffects: readonly string[]
}

/** What the parts that it shares with this project are made of. */
const shared = ['@fontsource-variable/figtree', '@fontsource-variable/geist', '@fontsource-variable/instrument-sans', '@radix-ui/react-dialog', '@radix-ui/react-tabs', '@vanilla-extract/css', '@vanilla-extract/vite-plugin', 'effect', 'react', 'react-dom', 'react-intl', 'vite'] // prettier-ignore

const astro = { astro: '7.3.5', '@astrojs/react': '7.0.0' }

/** What is copied: its own files, and from this project what its pages are made of. */
const parts = ['design-system', 'pages-config', 'site/app', 'site/data', 'site/generated', 'site/public', 'site/sections'] // prettier-ignore

export const astroWithComponents = {
  name: `Astro ${astro.astro} with the same components`,
  command: ['astro', 'build', '--silent'] as const,
  out: 'dist',
}

/** Writes an Astro project of the same pages: from the same configs and words, with the same components of React. */
export function setUpAstroWithComponents(folder: string, project: string): string {
  const top = join(folder, 'astro-with-components')
  const own = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as Own
  const versions = shared.map((name) => [name, own.dependencies[name] ?? ''] as const)
  install(top, {
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
    setAside(join(top, name))
  for (const name of parts) cpSync(join(project, name), join(top, name), { recursive: true })
  cpSync(join(import.meta.dirname, 'astro'), top, { recursive: true })
  return top
}
