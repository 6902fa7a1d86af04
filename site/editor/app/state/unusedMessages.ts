import type { TextsByCatalogue, PageDocument } from './pageDocument.ts'

/** Config and messages of a page as they are in the files. */
interface NamedMessages {
  readonly config: Readonly<Record<string, unknown>>
  readonly texts: TextsByCatalogue
  /** Messages that the page alone names. */
  readonly ownMessages: readonly string[]
}

/** Returns the strings in a value of a config. */
function stringsIn(value: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof value === 'string') found.add(value)
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) stringsIn(inner, found)
  return found
}

/**
 * Returns texts to save without those of messages that the page does not name any more: new ones are left out, and its own in
 * the files are deleted.
 */
export function withoutUnusedMessages(
  words: TextsByCatalogue,
  { root, items }: PageDocument,
  { config, texts, ownMessages }: NamedMessages,
): TextsByCatalogue {
  const named = stringsIn([root, items.map(({ value }) => value)])
  const before = stringsIn(config)
  const unused = ownMessages.filter((id) => before.has(id) && !named.has(id))
  const isInFiles = (id: string) =>
    !unused.includes(id) && Object.values(texts).some((own) => typeof own[id] === 'string')
  const catalogues = new Set([...Object.keys(words), ...Object.keys(texts)])
  const kept = [...catalogues].map((catalogue) => {
    const inFiles = texts[catalogue] ?? {}
    // A text of a fragment may exist in English alone.
    const changed = Object.entries(words[catalogue] ?? {}).filter(
      ([id]) => named.has(id) || !id.startsWith('page.') || isInFiles(id),
    )
    const deleted = unused.filter((id) => typeof inFiles[id] === 'string')
    return [
      catalogue,
      { ...Object.fromEntries(changed), ...Object.fromEntries(deleted.map((id) => [id, null])) },
    ] as const
  })
  return Object.fromEntries(kept.filter(([, changed]) => Object.keys(changed).length > 0))
}
