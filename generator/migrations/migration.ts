import { type JsonFile, parseJson } from '../input/json.ts'

/** Texts of config files by path from the repository root. */
export type ConfigFileTexts = ReadonlyMap<string, string>

/** Migrates configs from the previous schema version. */
export interface ConfigMigration {
  /** Schema version after the migration. */
  readonly to: number
  /** Description of the change, which the command prints. */
  readonly about: string
  /** Returns the new text of a JSON file, or the same text. */
  readonly file: (file: JsonFile) => string
}

/** Applies a migration and returns the changed files. */
export const applyConfigMigration = (
  texts: ConfigFileTexts,
  { file }: ConfigMigration,
): ConfigFileTexts =>
  new Map(
    [...texts].flatMap(([name, text]) => {
      const parsed = name.endsWith('.json') ? parseJson(name, text) : undefined
      const next = parsed && !('code' in parsed) ? file(parsed) : text
      return next === text ? [] : [[name, next] as const]
    }),
  )
