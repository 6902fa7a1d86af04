import { applyEdits, modify } from 'jsonc-parser'
import type { ConfigMigration } from './migration.ts'

/** Replaces `"data": { "source": "news" }` by `"data": "news"`. */
export const namedDataSourcesMigration: ConfigMigration = {
  to: 2,
  about: 'record pages name their collection directly: "data": "news"',
  file: ({ name, text, value }) => {
    const { data } = Object(value) as { data?: unknown }
    const { source } = Object(data) as { source?: unknown }
    return name.startsWith('pages-config/pages/') && typeof source === 'string'
      ? applyEdits(text, modify(text, ['data'], source, {}))
      : text
  },
}
