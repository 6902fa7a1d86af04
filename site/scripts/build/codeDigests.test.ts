import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createBuilder, type Plugin, type Rolldown } from 'vite'
import { afterAll, expect, it } from 'vitest'
import { type CodeDigests, codeDigestsPlugin, codeDigestsFile } from './codeDigests.ts'

const root = mkdtempSync(join(tmpdir(), 'code-digests-'))
afterAll(() => rmSync(root, { recursive: true }))

const files = {
  'entry.ts': "export const routes = [import('./pages/a.ts'), import('./pages/b.ts')]",
  'pages/a.ts':
    "export { header } from '../header.ts'\nexport { load } from '../load.server.ts'\nexport * from 'virtual:page-style-sheets'",
  'pages/b.ts': "export { footer } from '../footer.ts'",
  'header.ts': "export { name } from './name.ts'\nexport const header = 'header'",
  'footer.ts': "export const footer = () => import('./name.ts')",
  'name.ts': "export const name = 'Felcera'",
  'load.server.ts': "import { records } from './records.ts'\nexport const load = () => records",
  'records.ts': "export const records = ['first']",
}

/** Provides the addresses of style sheets, as the build of the site does. */
const styleSheetAddresses = (addresses: readonly string[]): Plugin => ({
  name: 'addresses',
  resolveId: {
    filter: { id: /^virtual:page-style-sheets$/ },
    handler: (id) => `\0${id}`,
  },
  load: {
    filter: { id: /^\0virtual:page-style-sheets$/ },
    handler: () => `export const pageStyleSheets = ${JSON.stringify(addresses)}`,
  },
})

/** Returns the digests of both pages after changing some files. */
async function digestsWith(
  changed: Partial<typeof files>,
  addresses: readonly string[] = [],
): Promise<CodeDigests> {
  for (const [name, text] of Object.entries({ ...files, ...changed })) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  const builder = await createBuilder({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      styleSheetAddresses(addresses),
      codeDigestsPlugin(root, () => (file) => file.startsWith('pages/')),
    ],
    environments: {
      ssr: {
        build: { ssr: true, write: false, rolldownOptions: { input: join(root, 'entry.ts') } },
      },
    },
  })
  const made = (await builder.build(builder.environments['ssr']!)) as Rolldown.RolldownOutput
  const asset = made.output.find(({ fileName }) => fileName === codeDigestsFile)
  if (asset?.type !== 'asset') throw new Error('No digests were written')
  return JSON.parse(String(asset.source)) as CodeDigests
}

it('changes with direct, indirect and dynamic imports of a page only', async () => {
  const before = await digestsWith({})
  expect(Object.keys(before).toSorted()).toEqual(['pages/a.ts', 'pages/b.ts'])
  const changedBy = async (changed: Partial<typeof files>) => {
    const after = await digestsWith(changed)
    return Object.keys(after).filter((name) => after[name] !== before[name])
  }
  expect(await changedBy({})).toEqual([])
  expect(await changedBy({ 'header.ts': "export const header = 'other'" })).toEqual(['pages/a.ts'])
  const name = await changedBy({ 'name.ts': "export const name = 'Other'" })
  expect(name.toSorted()).toEqual(['pages/a.ts', 'pages/b.ts'])
  // A page is rendered with the text of its own style sheets.
  expect(await digestsWith({}, ['/assets/other.css'])).toEqual(before)
  // Server-only modules reach a page as data.
  expect(await changedBy({ 'records.ts': "export const records = ['second']" })).toEqual([])
})
