import { type MessageCatalogueName, messageCatalogueNames } from '#data/locale/locales.ts'
import { type ParsedMessage, parseMessage } from '../i18n/messages.ts'
import type { ConfigProblem } from '../problems/problem.ts'
import { memoizeByDependencies } from '../run/memo.ts'
import { type JsonFile, locateProblem } from './json.ts'
import type { MessageCatalogue } from './project.ts'

const messageId = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/
const catalogueFile = /^pages-config\/messages\/(\w+)(?:\/.+)?\.json$/

/** Returns the catalogue of a file: `en` for `messages/en.json` and for every file below `messages/en`. */
export function findCatalogueOfFile(name: string): MessageCatalogueName | undefined {
  const [, code] = catalogueFile.exec(name) ?? []
  return messageCatalogueNames.find((one) => one === code)
}

/** Parses a file of a catalogue and reports invalid ids and texts. */
export function loadMessages(
  file: JsonFile,
  problems: ConfigProblem[],
): MessageCatalogue['messages'] {
  const messages = new Map<string, ParsedMessage>()
  const report = (id: string, what: string, fix: string, part: 'key' | 'value') =>
    problems.push(locateProblem(file, [id], { code: 'bad-value', what, fix }, part))
  for (const [id, text] of Object.entries(Object(file.value) as Record<string, unknown>)) {
    const isText = typeof text === 'string' && text.trim() !== ''
    if (!isText)
      report(id, `The message "${id}" has no text.`, 'Write its text in double quotes.', 'value')
    if (messageId.test(id))
      messages.set(id, isText ? parseMessage(text) : { ...parseMessage(''), isInvalid: true })
    else
      report(
        id,
        `"${id}" is no id of a message.`,
        'Lower-case words with dots between them: page.about-us.hero.title.',
        'key',
      )
  }
  return messages
}

interface JoinedCatalogue {
  readonly catalogue: MessageCatalogue
  readonly problems: readonly ConfigProblem[]
}

const joined = memoizeByDependencies<JoinedCatalogue>()

/**
 * Joins the files of a catalogue and reports messages that are defined in two of them; `parts` has the messages of each
 * file.
 */
export const joinCatalogueFiles = (
  files: readonly [JsonFile, ...JsonFile[]],
  parts: readonly MessageCatalogue['messages'][],
): JoinedCatalogue =>
  joined(files[0], parts, () => {
    const fileOf = createMessageFileFinder(files)
    const problems = files.flatMap((file, index) =>
      [...(parts[index]?.keys() ?? [])].flatMap((id) => {
        const first = fileOf(id)
        if (first === file) return []
        return locateProblem(
          file,
          [id],
          {
            code: 'duplicate-key',
            what: `The message "${id}" stands in ${first.name} as well.`,
            fix: 'Keep one of them.',
          },
          'key',
        )
      }),
    )
    const messages = new Map(
      parts.flatMap((part, index) => [...part].filter(([id]) => fileOf(id) === files[index])),
    )
    return { catalogue: { files, messages, fileOf }, problems }
  })

/**
 * Returns a function that finds the file of a message: the first one that contains it, or the first with the longest common prefix of ids.
 */
export function createMessageFileFinder<F extends { readonly value: unknown }>(
  files: readonly [F, ...F[]],
): (id: string) => F {
  const [first] = files
  if (files.length === 1) return () => first
  const byId = new Map<string, F>()
  for (const file of files)
    for (const id of Object.keys(Object(file.value) as object))
      if (!byId.has(id)) byId.set(id, file)
  // Only the place of a new message depends on prefixes.
  let byStart: ReadonlyMap<string, F> | undefined
  return (id) => byId.get(id) ?? findClosest((byStart ??= listStarts(byId)), id) ?? first
}

/** Returns the first file with each prefix of an id. */
function listStarts<F>(byId: ReadonlyMap<string, F>): ReadonlyMap<string, F> {
  const byStart = new Map<string, F>()
  for (const [id, file] of byId)
    for (const start of startsOf(id)) if (!byStart.has(start)) byStart.set(start, file)
  return byStart
}

const findClosest = <F>(byStart: ReadonlyMap<string, F>, id: string): F | undefined =>
  startsOf(id)
    .values()
    .map((start) => byStart.get(start))
    .find((file) => file !== undefined)

/** Returns the prefixes of an id, longest first: `a.b` and `a` of `a.b.c`. */
function startsOf(id: string): readonly string[] {
  const parts = id.split('.').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('.'))
}
