import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { serializedTokenFiles as tokenFiles } from '../dtcg/write.ts'
import { themes } from '../themes/themes.ts'
import { buildPackageModules } from './buildPackageModules.ts'
import { packageManifest } from './manifest.ts'
import { buildStyleSheets, listFontFiles } from './styleSheets.ts'

// `npm run pack:design-system` writes the package as a folder and as a tarball into `design-system/.out`, or into another folder
// if one is given.
const designSystem = join(import.meta.dirname, '..')
const root = join(designSystem, '..')
const out = process.argv[2] ?? join(designSystem, '.out')
const folder = join(out, 'package')
const { resolve } = createRequire(import.meta.url)

const write = (path: string, text: string) => {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Writes the declarations of all entries. */
function writeDeclarations(): void {
  const config = join(out, 'tsconfig.json')
  const entries = [
    'index',
    ...['theme', 'behaviour', 'tokens', 'fonts'].map((name) => `package/${name}`),
  ]
  const settings = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      stripInternal: true,
      types: [],
      rootDir: designSystem,
      rootDirs: [],
      outDir: join(folder, 'dist'),
    },
    include: [],
    files: [...entries.map((name) => `${name}.ts`), 'invokers.d.ts'].map((name) =>
      join(designSystem, name),
    ),
  }
  writeFileSync(config, JSON.stringify(settings))
  execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', config], {
    stdio: 'inherit',
  })
  for (const path of readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.d.ts')) continue
    const file = join(folder, 'dist', path)
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/\.tsx?(?=';|'\))/g, '.js'))
  }
}

function writeFonts(): void {
  for (const { name, type } of themes)
    for (const typeface of new Set([type.display, type.text]))
      for (const [file, packed] of listFontFiles(typeface)) {
        const source = file.startsWith('.')
          ? join(designSystem, 'themes', name, file)
          : resolve(file)
        cpSync(source, join(folder, 'fonts', packed))
      }
  const fern = join(designSystem, 'themes/fern/fonts')
  for (const name of ['geist', 'instrument-sans'])
    cpSync(join(fern, `${name}.LICENSE`), join(folder, 'fonts', `${name}.LICENSE`))
  cpSync(
    join(dirname(resolve('@fontsource-variable/figtree/package.json')), 'LICENSE'),
    join(folder, 'fonts/figtree.LICENSE'),
  )
}

rmSync(out, { recursive: true, force: true })
const built = await buildPackageModules()
for (const [path, text] of built.files) write(`dist/${path}`, text)
write('dist/empty.js', 'export {}\n')
for (const [name, css] of buildStyleSheets(built)) write(`css/${name}.css`, css)
for (const [name, text] of tokenFiles) write(`tokens/${name}`, text)
writeFonts()
writeDeclarations()
write('package.json', `${JSON.stringify(packageManifest, null, 2)}\n`)
cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
for (const name of ['README.md', 'CHANGELOG.md'])
  cpSync(join(import.meta.dirname, name), join(folder, name))
execFileSync('npm', ['pack', folder, '--pack-destination', out, '--silent'], { cwd: out })
console.log(`${relative(root, out)}/${readdirSync(out).find((name) => name.endsWith('.tgz'))}`)
