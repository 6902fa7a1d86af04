import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Schema } from 'effect'

const Extracted = Schema.fromJsonString(
  Schema.Record(Schema.String, Schema.Struct({ description: Schema.String })),
)

/** Path of the formatjs command. */
export const findFormatjsCommand = () =>
  join(
    dirname(createRequire(import.meta.url).resolve('@formatjs/cli/package.json')),
    'bin/formatjs',
  )

/** Folder of the code whose messages are extracted. */
const code = join(import.meta.dirname, '../../site')

/** Descriptions for translators by message id, as `formatjs extract` reads them from the code. */
export function extractMessages(): ReadonlyMap<string, string> {
  const json = execFileSync(
    process.execPath,
    [
      findFormatjsCommand(),
      'extract',
      'data/*/messages.ts',
      '--additional-function-names',
      'describeMessage',
      '--throws',
    ],
    { cwd: code, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  const extracted = Schema.decodeUnknownSync(Extracted)(json)
  return new Map(Object.entries(extracted).map(([id, { description }]) => [id, description]))
}
