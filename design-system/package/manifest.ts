import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Manifest {
  readonly version: string
  readonly license: string
  readonly dependencies: Readonly<Record<string, string>>
}

const own = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'),
) as Manifest

const entry = (name: string, types: string) => ({
  types: `./dist/${types}.d.ts`,
  default: `./dist/${name}.js`,
})

/** Manifest of the package; versions are those of the repository. */
export const packageManifest = {
  name: '@felcera/design-system',
  version: own.version,
  description: 'Accessible React components that take their colours from one brand colour.',
  license: own.license,
  type: 'module',
  sideEffects: ['**/*.css', './dist/base.js'],
  exports: {
    '.': entry('index', 'index'),
    './theme': entry('theme', 'package/theme'),
    './behaviour': entry('behaviour', 'package/behaviour'),
    './tokens': entry('tokens', 'package/tokens'),
    './fonts': entry('fonts', 'package/fonts'),
    './*.css': './css/*.css',
    './tokens/*.json': './tokens/*.json',
    './fonts/*.woff2': './fonts/*.woff2',
    './package.json': './package.json',
  },
  imports: {
    // Modules import their style sheets for bundlers; Node has no use for them.
    '#css/*': { node: './dist/empty.js', default: './dist/*' },
  },
  peerDependencies: { react: '^19.0.0', 'react-dom': '^19.0.0' },
  dependencies: Object.fromEntries(
    Object.entries(own.dependencies)
      .filter(([name]) => name.startsWith('@radix-ui/'))
      .map(([name, version]) => [name, `^${version}`]),
  ),
} as const
