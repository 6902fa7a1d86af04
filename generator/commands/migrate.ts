import { applyEdits, modify } from 'jsonc-parser'
import { schemaVersion } from '#data/pages/pageConfig.ts'
import { parseJson } from '../input/json.ts'
import { configMigrations } from '../migrations/index.ts'
import {
  applyConfigMigration,
  type ConfigMigration,
  type ConfigFileTexts,
} from '../migrations/migration.ts'
import { readProjectSources } from '../input/read.ts'
import { type GeneratorCommand, writeProjectFile, createCommandFailure } from './command.ts'

const siteFile = 'pages-config/site.json'

/** Migrates configs of an earlier schema version to the current one. */
export const migrateCommand: GeneratorCommand = {
  name: 'migrate',
  parameters: [],
  about: 'migrates configs of an earlier schema version to the current one',
  run: (_, { top }) => {
    const { files } = readProjectSources(top)
    const from = versionOf(files)
    if (from === undefined)
      return createCommandFailure(`${siteFile} cannot be read.`, 'Fix it first: npm run generate.')
    if (from > schemaVersion)
      return createCommandFailure(
        `The configs are of version ${from}, this generator reads ${schemaVersion}.`,
        'Bring the generator up to date.',
      )
    if (from === schemaVersion)
      return {
        status: 0,
        text: `The configs are of version ${from}, the latest.\n`,
        data: { from, to: from, changed: [] },
      }
    const steps = configMigrations.filter(({ to }) => to > from)
    const changed = applyConfigMigrations(files, steps)
    for (const [name, text] of changed) writeProjectFile(top, name, text)
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

/** Returns the schema version of the configs, 1 by default; undefined if `site.json` is invalid. */
function versionOf(files: ConfigFileTexts): number | undefined {
  const file = parseJson(siteFile, files.get(siteFile) ?? '')
  if ('code' in file) return undefined
  const { schemaVersion: version = 1 } = Object(file.value) as { schemaVersion?: unknown }
  return typeof version === 'number' ? version : undefined
}

/** Applies migrations in order and returns every changed file, including `site.json` with the new version. Pure. */
export function applyConfigMigrations(
  files: ConfigFileTexts,
  steps: readonly ConfigMigration[],
): ConfigFileTexts {
  const changed = new Map<string, string>()
  for (const step of steps) {
    const current = new Map([...files, ...changed])
    for (const [name, text] of applyConfigMigration(current, step)) changed.set(name, text)
  }
  const site = changed.get(siteFile) ?? files.get(siteFile) ?? '{}'
  const edits = modify(site, ['schemaVersion'], schemaVersion, {
    formattingOptions: { insertSpaces: true, tabSize: 2 },
    getInsertionIndex: (keys) => keys.indexOf('$schema') + 1,
  })
  return changed.set(siteFile, applyEdits(site, edits))
}
