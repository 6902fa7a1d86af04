import { applyEdits, modify } from 'jsonc-parser'
import { schemaVersion } from '#data/pageConfig.ts'
import { parseJson } from '../json.ts'
import { migrations } from '../migrations/index.ts'
import { migrated, type Migration, type Texts } from '../migrations/migration.ts'
import { readSources } from '../read.ts'
import { type Command, put, refused } from './command.ts'

const siteFile = 'pages-config/site.json'

/** Brings configs of an earlier version up to what this generator reads. */
export const migrate: Command = {
  name: 'migrate',
  parameters: [],
  about: 'brings configs of an earlier version up to what this generator reads',
  run: (_, { top }) => {
    const { files } = readSources(top)
    const from = versionOf(files)
    if (from === undefined)
      return refused(`${siteFile} cannot be read.`, 'Mend it first: npm run generate.')
    if (from > schemaVersion)
      return refused(`The configs are of version ${from}, this generator reads ${schemaVersion}.`, 'Bring the generator up to date.') // prettier-ignore
    if (from === schemaVersion)
      return { status: 0, text: `The configs are of version ${from}, the latest.\n`, data: { from, to: from, changed: [] } } // prettier-ignore
    const steps = migrations.filter(({ to }) => to > from)
    const changed = allMigrated(files, steps)
    for (const [name, text] of changed) put(top, name, text)
    const names = [...changed.keys()].toSorted()
    return {
      status: 0,
      text: `From version ${from} to ${schemaVersion}:
${steps.map(({ to, about }) => `  ${to}  ${about}\n`).join('')}${names.map((name) => `  ${name}\n`).join('')}Next: npm run generate
`,
      data: { from, to: schemaVersion, changed: names },
    }
  },
}

/** The version that the configs say they are of; 1 if they say nothing. */
function versionOf(files: Texts): number | undefined {
  const file = parseJson(siteFile, files.get(siteFile) ?? '')
  if ('code' in file) return undefined
  const { schemaVersion: given = 1 } = Object(file.value) as { schemaVersion?: unknown }
  return typeof given === 'number' ? given : undefined
}

/** Every file that changes on the way, and the new version in `site.json`. Pure. */
export function allMigrated(files: Texts, steps: readonly Migration[]): Texts {
  const changed = new Map<string, string>()
  for (const step of steps) {
    const now = new Map([...files, ...changed])
    for (const [name, text] of migrated(now, step)) changed.set(name, text)
  }
  const site = changed.get(siteFile) ?? files.get(siteFile) ?? '{}'
  const edits = modify(site, ['schemaVersion'], schemaVersion, {
    formattingOptions: { insertSpaces: true, tabSize: 2 },
    getInsertionIndex: (keys) => keys.indexOf('$schema') + 1,
  })
  return changed.set(siteFile, applyEdits(site, edits))
}
