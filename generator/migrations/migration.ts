import { type JsonFile, parseJson } from '../json.ts'

/** Config files by their path from the top, as text. */
export type Texts = ReadonlyMap<string, string>

/** Brings configs from the version before to its own. */
export interface Migration {
  /** Version that the configs have afterwards. */
  readonly to: number
  /** What it changes, for whoever runs it. */
  readonly about: string
  /** The new text of a file, or the same. Files that are not JSON are left alone. */
  readonly file: (file: JsonFile) => string
}

/** Every file that a migration changes, with its new text. */
export const migrated = (texts: Texts, { file }: Migration): Texts =>
  new Map(
    [...texts].flatMap(([name, text]) => {
      const parsed = name.endsWith('.json') ? parseJson(name, text) : undefined
      const next = parsed && !('code' in parsed) ? file(parsed) : text
      return next === text ? [] : [[name, next] as const]
    }),
  )
