import { type ImportStatement, listImports } from './imports.ts'
import { isTestPath, type ArchitectureRule } from './project.ts'

/** A layer of the project with its allowed imports besides itself: files (by prefix or pattern) and packages. */
interface Layer {
  readonly name: string
  readonly contains: RegExp
  readonly allowed: readonly (string | RegExp)[]
}

const schemas = /^site\/sections\/(.+\.schema|registry)\.ts$/
const cssRoles = [
  'design-system/theme/contract.css.ts',
  'design-system/theme/data/dataColours.css.ts',
  'design-system/tokens/',
  'design-system/styles/media.ts',
  'design-system/styles/corners.ts',
  '@vanilla-extract/css',
]

/** Files of a theme that a document loads. */
const themeFiles = /^design-system\/themes\/[^/]+\/(theme\.css|dataColours\.css|fontFiles)\.ts$/

/** Framework-independent scripts of menus, drawers, tooltips and toasts. */
const behaviour = 'design-system/behaviour/'

/** Loaded once per document. */
const globalStyles = 'design-system/styles/global.css.ts'

/** The first matching layer counts. The READMEs of the folders give the reasons. */
const layers: readonly Layer[] = [
  { name: 'tests', contains: /^tests\//, allowed: [/^/] },
  // Writes files for design tools and is not part of any bundle.
  { name: 'design-system/dtcg', contains: /^design-system\/dtcg\//, allowed: ['node:'] },
  // Builds the package for other applications.
  {
    name: 'design-system/package',
    contains: /^design-system\/package\//,
    allowed: ['node:', 'vite', '@vanilla-extract/vite-plugin'],
  },
  {
    name: 'design-system',
    contains: /^design-system\//,
    allowed: ['react', '@radix-ui/', '@vanilla-extract/css', '@fontsource-variable/'],
  },
  { name: 'site/data', contains: /^site\/data\//, allowed: ['effect'] },
  { name: 'section schemas', contains: schemas, allowed: ['effect', 'site/data/', schemas] },
  {
    name: 'section styles',
    contains: /^site\/sections\/(.+\.css|parts\/wrappedSections)\.ts$/,
    allowed: ['design-system/index.ts', ...cssRoles],
  },
  {
    name: 'section examples',
    contains: /^site\/sections\/.+\.examples\.ts$/,
    // Examples may show the records of the site.
    allowed: ['site/data/', 'pages-config/content/'],
  },
  {
    name: 'site/sections',
    contains: /^site\/sections\//,
    allowed: [
      'design-system/index.ts',
      behaviour,
      'site/data/',
      // The style sheet of the theme's colours for charts.
      'site/generated/dataColours.ts',
      'react',
      'react-dom',
      'react-intl',
      '@noble/hashes/',
    ],
  },
  {
    name: 'generator',
    contains: /^generator\//,
    allowed: [
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
    // Imported on demand, because a server runs while documents are typeset.
    name: 'list of typeset documents',
    contains: /^site\/generated\/documents\.ts$/,
    allowed: ['site/data/', 'node:'],
  },
  {
    name: 'site/generated',
    contains: /^site\/generated\//,
    allowed: [
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
    contains: /^site\/app\/.+\.css\.ts$/,
    allowed: ['design-system/index.ts', ...cssRoles, 'site/sections/parts/wrappedSections.ts'],
  },
  {
    name: 'site/app',
    // React Router looks for its root and entries at the top of the site.
    contains: /^site\/(app\/|root\.tsx$|entry\.(client|server)\.tsx$|routes\.ts$)/,
    allowed: [
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
      '@formatjs/icu-messageformat-parser',
      'react-router',
      '@react-router/',
      'minisearch',
      'schema-dts',
      'uqr',
      'virtual:',
      // Loaded when a visitor uses a passkey.
      '@simplewebauthn/browser',
    ],
  },
  {
    name: 'site/server',
    contains: /^site\/server\//,
    allowed: [
      'site/data/',
      /^site\/generated\/(routes|site|messages)\.ts$/,
      // Mails use the colours of the theme.
      'design-system/themes/themes.ts',
      'effect',
      '@effect/platform-node',
      '@effect/sql-pg',
      '@node-rs/argon2',
      '@simplewebauthn/server',
      '@zxcvbn-ts/language-common',
      'nodemailer',
      'react-intl',
      'react-router',
      // Draws the puzzles of captchas.
      'sharp',
      'node:',
    ],
  },
  {
    name: 'editor styles',
    contains: /^site\/editor\/.+\.css\.ts$/,
    allowed: ['design-system/index.ts', ...cssRoles, 'site/sections/parts/wrappedSections.ts'],
  },
  {
    name: 'page editor',
    contains: /^site\/editor\//,
    // A development tool: nothing but its script imports it, and no build contains it.
    allowed: [
      'generator/',
      'site/data/',
      'site/sections/',
      'site/app/',
      'site/generated/',
      'design-system/',
      '@dnd-kit/',
      '@formatjs/icu-messageformat-parser',
      '@vanilla-extract/vite-plugin',
      'effect',
      'jsonc-parser',
      'react',
      'react-dom',
      'react-intl',
      'react-router',
      'vite',
      'node:',
    ],
  },
  {
    name: 'site/scripts',
    contains: /^site\/(scripts\/|[^/]+\.ts$)/,
    allowed: [
      'site/',
      'generator/',
      'design-system/themes/themes.ts',
      'design-system/theme/sizes.ts',
      'design-system/theme/css/inlineDefaultSizes.ts',
      'design-system/theme/css/shortPropertyNames.ts',
      /^[^/]+$/,
      /^@/,
      'rolldown/utils',
      'node:',
    ],
  },
  {
    name: 'stories/.storybook',
    contains: /^stories\/\.storybook\//,
    allowed: [
      // Regenerates stories when page configs change, and lists the pages of each component.
      'generator/',
      'design-system/package/CHANGELOG.md',
      // Emits the emails of the server, and the controls of sections from their schema.
      'site/server/',
      'site/generated/messages.ts',
      // Renders the documents that stories show.
      'site/scripts/dev/documents.ts',
      'pages-config/schema/',
      'effect',
      'virtual:',
      globalStyles,
      'design-system/theme/density.css.ts',
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
    contains: /^stories\/foundations\//,
    allowed: [
      'design-system/',
      'react',
      'storybook',
      '@storybook/react-vite',
      '@vanilla-extract/css',
    ],
  },
  {
    // Code for applications, which also use a form library.
    name: 'stories/docs/samples',
    contains: /^stories\/docs\/samples\//,
    allowed: ['design-system/index.ts', 'react', 'react-hook-form'],
  },
  {
    name: 'stories',
    contains: /^stories\//,
    allowed: [
      'design-system/index.ts',
      behaviour,
      /^design-system\/(examples|.+\.examples)\.tsx?$/,
      'site/sections/',
      'site/generated/',
      'site/data/',
      // Stories of pages are shown in the shell of the site.
      'site/app/pages/shellContext.ts',
      'site/app/messages/pseudoLocale.ts',
      'site/app/document/ErrorPage.tsx',
      'pages-config/messages/terms.json',
      'virtual:',
      'react',
      'react-dom',
      'react-router',
      'storybook',
      '@storybook/react-vite',
      '@formatjs/icu-messageformat-parser',
    ],
  },
]

/** Inputs and tables that several tests share. */
const fixtures = 'tests/fixtures/'

/** Additional imports allowed in tests beside the source. */
const testImports = [
  'vitest',
  '@testing-library/',
  'fast-check',
  'react',
  'react-dom',
  // Fields are tested inside its forms.
  'react-hook-form',
  'node:',
  'sharp',
  // Ids of all messages, for tests that show each by its id.
  'pages-config/messages/en.json',
  fixtures,
]

/** Restricts imports between layers. */
export const layerImportRule: ArchitectureRule = (project) =>
  listImports(project).flatMap((entry) => {
    const what = violation(entry)
    return what ? [{ path: entry.from, line: entry.line, what }] : []
  })

/** Requires relative imports inside a folder and `#name` imports across folders. */
export const importSpecifierRule: ArchitectureRule = (project) =>
  listImports(project).flatMap(({ from, line, specifier, target, own }) => {
    if (!own || layerOf(from)?.name === 'tests' || target.includes('/+types/')) return []
    const same = folderOf(from) === folderOf(target)
    if (same === specifier.startsWith('.')) return []
    const requirement = same
      ? 'inside a folder imports are relative'
      : 'across folders imports have a #name'
    return [{ path: from, line, what: `imports ${specifier}: ${requirement}` }]
  })

/** Describes a forbidden import; undefined for an allowed one. */
function violation({ from, target, own, specifier }: ImportStatement): string | undefined {
  const layer = layerOf(from)
  if (!layer) return `imports ${specifier}, but no layer of the project holds this file`
  if (own && /^(tests|stories)\//.test(target) && folderOf(from) !== folderOf(target)) {
    if (layer.name !== 'tests' && !(isTestPath(from) && target.startsWith(fixtures)))
      return `imports ${specifier}: nothing imports stories or tests`
  }
  if (own && (folderOf(from) === folderOf(target) || target.includes('/+types/'))) {
    // Schemas must be loadable without React and CSS, although these are in the same folder.
    if (layer.name !== 'section schemas') return undefined
  }
  const allowed = isTestPath(from) ? [...layer.allowed, ...testImports] : layer.allowed
  return allowed.some((entry) => matches(target, entry))
    ? undefined
    : `imports ${specifier}, which ${layer.name} may not`
}

const matches = (target: string, allowed: string | RegExp): boolean =>
  typeof allowed !== 'string'
    ? allowed.test(target)
    : /[/:]$/.test(allowed)
      ? target.startsWith(allowed)
      : target === allowed || target.startsWith(`${allowed}/`)

const layerOf = (path: string) => layers.find(({ contains }) => contains.test(path))

/** Returns the folder of a file; config files directly in `site` belong to its scripts. */
const folderOf = (path: string): string =>
  (/^site\/[^/]+\.ts$/.test(path) ? 'site/scripts/' : undefined) ??
  /^site\/[^/]+\//.exec(path)?.[0] ??
  /^[^/]+\//.exec(path)?.[0] ??
  ''
