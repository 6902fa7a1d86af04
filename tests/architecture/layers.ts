import { type Import, importsOf } from './imports.ts'
import { isTest, type Rule } from './project.ts'

/** A part of the project and what it may import besides itself: files (by start or pattern) and packages. */
interface Layer {
  readonly name: string
  readonly holds: RegExp
  readonly may: readonly (string | RegExp)[]
}

const schemas = /^site\/sections\/(.+\.schema|registry)\.ts$/
const cssRoles = [
  'design-system/theme/contract.css.ts',
  'design-system/tokens/',
  'design-system/styles/media.ts',
  'design-system/styles/corners.ts',
  '@vanilla-extract/css',
]

/** What a document loads of a theme. */
const themeFiles = /^design-system\/themes\/[^/]+\/(theme\.css|fontFiles)\.ts$/

/** Scripts of menus, drawers, tooltips and toasts, which know no framework. */
const behaviour = 'design-system/behaviour/'

/** Loaded once, by whoever shows the document. */
const globalStyles = 'design-system/styles/global.css.ts'

/** First match wins. The reasons stand in the README beside each folder. */
const layers: readonly Layer[] = [
  { name: 'tests', holds: /^tests\//, may: [/^/] },
  // Writes files for design tools; nothing of it reaches a browser.
  { name: 'design-system/dtcg', holds: /^design-system\/dtcg\//, may: ['node:'] },
  {
    name: 'design-system',
    holds: /^design-system\//,
    may: ['react', '@radix-ui/', '@vanilla-extract/css', '@fontsource-variable/'],
  },
  { name: 'site/data', holds: /^site\/data\//, may: ['effect'] },
  { name: 'section schemas', holds: schemas, may: ['effect', 'site/data/', schemas] },
  {
    name: 'section styles',
    holds: /^site\/sections\/.+\.css\.ts$/,
    may: ['design-system/index.ts', ...cssRoles],
  },
  {
    name: 'site/sections',
    holds: /^site\/sections\//,
    may: ['design-system/index.ts', behaviour, 'site/data/', 'react', 'react-dom', 'react-intl'],
  },
  {
    name: 'generator',
    holds: /^generator\//,
    may: [
      'site/data/',
      schemas,
      'effect',
      'node:',
      'jsonc-parser',
      'markdown-it',
      '@formatjs/icu-messageformat-parser',
      'saxes',
    ],
  },
  {
    name: 'site/generated',
    holds: /^site\/generated\//,
    may: [
      'site/sections/',
      'site/app/',
      'site/data/',
      themeFiles,
      'react',
      'react-router',
      '@react-router/dev',
    ],
  },
  {
    name: 'app styles',
    holds: /^site\/app\/.+\.css\.ts$/,
    may: ['design-system/index.ts', ...cssRoles],
  },
  {
    name: 'site/app',
    // React Router looks for its root and entries at the top of the site.
    holds: /^site\/(app\/|root\.tsx$|entry\.(client|server)\.tsx$|routes\.ts$)/,
    may: [
      'site/app/',
      'site/generated/',
      'site/sections/',
      'site/data/',
      'design-system/index.ts',
      behaviour,
      globalStyles,
      'react',
      'react-dom',
      'react-intl',
      'react-router',
      '@react-router/',
      'minisearch',
      'schema-dts',
      'uqr',
      'virtual:',
    ],
  },
  {
    name: 'site/server',
    holds: /^site\/server\//,
    may: [
      'site/data/',
      /^site\/generated\/(routes|site|messages)\.ts$/,
      // Mails are set in the colours of the site's theme.
      'design-system/themes/themes.ts',
      'effect',
      '@effect/platform-node',
      '@effect/sql-pg',
      '@node-rs/argon2',
      'nodemailer',
      'react-intl',
      'react-router',
      // Draws the puzzles of captchas.
      'sharp',
      'node:',
    ],
  },
  {
    name: 'site/scripts',
    holds: /^site\/(scripts\/|[^/]+\.ts$)/,
    may: [
      'site/',
      'generator/',
      /^design-system\/themes\/[^/]+\/theme\.ts$/,
      /^[^/]+$/,
      /^@/,
      'node:',
    ],
  },
  {
    name: 'stories/.storybook',
    holds: /^stories\/\.storybook\//,
    may: [
      // While Storybook runs, a changed page config becomes a story.
      'generator/warm.ts',
      globalStyles,
      ...cssRoles,
      'design-system/themes/',
      'site/data/',
      'react',
      'storybook',
      '@storybook/',
      '@vanilla-extract/vite-plugin',
      'axe-core',
      'vite',
      'node:',
    ],
  },
  {
    // Foundations show the tokens themselves.
    name: 'stories/foundations',
    holds: /^stories\/foundations\//,
    may: ['design-system/', 'react', 'storybook', '@storybook/react-vite', '@vanilla-extract/css'],
  },
  {
    name: 'stories',
    holds: /^stories\//,
    may: [
      'design-system/index.ts',
      behaviour,
      /^design-system\/(examples|.+\.examples)\.tsx?$/,
      'site/sections/',
      'site/generated/',
      'site/data/',
      'react',
      'react-router',
      'storybook',
      '@storybook/react-vite',
      '@formatjs/icu-messageformat-parser',
    ],
  },
]

/** What a test beside the source may import on top of its folder's own. */
const forTests = [
  'vitest',
  '@testing-library/',
  'fast-check',
  'react',
  'react-dom',
  'node:',
  'sharp',
]

/** Who may import whom. */
export const layerRule: Rule = (project) =>
  importsOf(project).flatMap((entry) => {
    const what = broken(entry)
    return what ? [{ path: entry.from, line: entry.line, what }] : []
  })

/** Inside a layer imports are relative, across layers they have a name. */
export const namedRule: Rule = (project) =>
  importsOf(project).flatMap(({ from, line, specifier, target, own }) => {
    if (!own || layerOf(from)?.name === 'tests' || target.includes('/+types/')) return []
    const same = folderOf(from) === folderOf(target)
    if (same === specifier.startsWith('.')) return []
    const way = same
      ? 'inside a folder imports are relative'
      : 'across folders imports have a #name'
    return [{ path: from, line, what: `imports ${specifier}: ${way}` }]
  })

/** The generated code is the only one that may name its routes' types; nothing imports stories or tests. */
function broken({ from, target, own, specifier }: Import): string | undefined {
  const layer = layerOf(from)
  if (!layer) return `imports ${specifier}, but no layer of the project holds this file`
  if (own && /^(tests|stories)\//.test(target) && folderOf(from) !== folderOf(target)) {
    if (layer.name !== 'tests') return `imports ${specifier}: nothing imports stories or tests`
  }
  if (own && (folderOf(from) === folderOf(target) || target.includes('/+types/'))) {
    // A schema must stay loadable without React and CSS, though it lives beside both.
    if (layer.name !== 'section schemas') return undefined
  }
  const may = isTest(from) ? [...layer.may, ...forTests] : layer.may
  return may.some((allowed) => matches(target, allowed))
    ? undefined
    : `imports ${specifier}, which ${layer.name} may not`
}

const matches = (target: string, allowed: string | RegExp): boolean =>
  typeof allowed !== 'string'
    ? allowed.test(target)
    : /[/:]$/.test(allowed)
      ? target.startsWith(allowed)
      : target === allowed || target.startsWith(`${allowed}/`)

const layerOf = (path: string) => layers.find(({ holds }) => holds.test(path))

/** The configs at the top of `site` belong to its scripts. */
const folderOf = (path: string): string =>
  (/^site\/[^/]+\.ts$/.test(path) ? 'site/scripts/' : undefined) ??
  /^site\/[^/]+\//.exec(path)?.[0] ??
  /^[^/]+\//.exec(path)?.[0] ??
  ''
