import { applyEdits, modify } from 'jsonc-parser'
import type { Migration } from './migration.ts'

/** `"data": { "source": "news" }` became `"data": "news"`. */
export const dataName: Migration = {
  to: 2,
  about: 'data pages name their records directly: "data": "news"',
  file: ({ name, text, value }) => {
    const { data } = Object(value) as { data?: unknown }
    const { source } = Object(data) as { source?: unknown }
    return name.startsWith('pages-config/pages/') && typeof source === 'string'
      ? applyEdits(text, modify(text, ['data'], source, {}))
      : text
  },
}
