import { TYPE } from '@formatjs/icu-messageformat-parser'
import type { Catalogue } from '#data/locales.ts'
import { messageValues } from '#data/messageValues.ts'
import { parameterOf } from '../addresses.ts'
import { problemAt } from '../json.ts'
import { type Message, walk } from '../messages.ts'
import { suggestion } from '../nearest.ts'
import type { Problem } from '../problem.ts'
import type { Project } from '../project.ts'
import { altOf, referencesIn, referencesOf } from '../uses.ts'
import type { Check } from './check.ts'
import { isFixed } from './unknownMessage.ts'

const code = 'bad-message'

/** Texts can be read, and have the same arguments and tags in every language: figures, or what code fills in. */
export const badMessage: Check = function* (project) {
  const english = project.catalogues.get('en')?.messages
  const figures = new Set(project.figures.entries.flatMap(({ id }) => id ?? []))
  const fixed = isFixed(project)
  const recordHeads = headsOfRecords(project)
  const plain = plainTexts(project)
  for (const [catalogue, { file, messages }] of project.catalogues)
    for (const [id, message] of messages) {
      if (message.told) continue
      const base = english?.get(id)
      if (message.bare && (!base || base.bare) && !message.text.includes(softHyphen)) continue
      const tell: Tell = (what, fix, offset = 0) =>
        problemAt(
          file,
          [id],
          { code, what, ...(typeof fix === 'string' ? { fix } : fix) },
          { offset },
        )
      if (message.error) {
        yield tell(
          `The text ${message.error.what}.`,
          "Arguments are {name}, tags <b>…</b>; a brace meant as text stands in 'quotes'.",
          message.error.offset,
        )
        continue
      }
      if (message.text.includes(softHyphen))
        yield tell(
          'The text has a soft hyphen.',
          'Take it out: the words of content/soft-hyphens.json get theirs by themselves.',
          message.text.indexOf(softHyphen),
        )
      const values = fixed.has(id) ? messageValues : recordHeads.has(id) ? ['title', 'summary'] : []
      if (catalogue !== 'en' && base && !base.error && !base.told)
        yield* differences(message, base, catalogue, tell)
      else if (figures.size > 0 || project.figures.readable)
        yield* unknownParts(message, { figures, values, plain: plain.has(id) }, tell)
    }
}

const softHyphen = '\u00AD'

type Tell = (
  what: string,
  fix: string | Pick<Problem, 'fix' | 'nearest'>,
  offset?: number,
) => Problem

function* unknownParts(
  message: Message,
  allowed: { figures: ReadonlySet<string>; values: readonly string[]; plain: boolean },
  tell: Tell,
): Generator<Problem> {
  const { figures, values } = allowed
  for (const [name, use] of message.args) {
    if (values.includes(name)) continue
    if (!figures.has(name))
      yield tell(
        `{${name}} is neither a figure nor a value that the site fills in here.`,
        suggestion(name, [...figures, ...values], 'Add the figure to content/figures.json.'),
        offsetOf(message, name),
      )
    else if (use === 'formatted')
      yield tell(
        `The figure {${name}} is formatted by the text.`,
        `Write {${name}} alone: figures come with their unit, in the format of the language.`,
        offsetOf(message, name),
      )
  }
  for (const tag of message.tags) {
    if (allowed.plain)
      yield tell(
        `<${tag}> stands in a text that has no markup.`,
        'Take the tag out.',
        offsetOf(message, tag),
      )
    else if (!tags.includes(tag))
      yield tell(`<${tag}> is not a tag.`, `Tags are ${tags.join(', ')}.`, offsetOf(message, tag))
  }
}

const tags: readonly string[] = ['a', 'b', 'soft', 'wbr']

function* differences(
  message: Message,
  base: Message,
  catalogue: Catalogue,
  tell: Tell,
): Generator<Problem> {
  const compare = (
    mine: Iterable<string>,
    theirs: Iterable<string>,
    show: (name: string) => string,
  ) => {
    const [own, other] = [new Set(mine), new Set(theirs)]
    const list = (names: readonly string[]) => names.toSorted().map(show).join(', ')
    const missing = [...other].filter((name) => !own.has(name))
    const extra = [...own].filter((name) => !other.has(name))
    return { missing: list(missing), extra: list(extra), first: extra[0] }
  }
  for (const { missing, extra, first } of [
    compare(message.args.keys(), base.args.keys(), (name) => `{${name}}`),
    compare(message.tags, base.tags, (name) => `<${name}>`),
  ]) {
    if (missing === '' && extra === '') continue
    const parts = [missing && `${missing} is missing`, extra && `${extra} is not in English`]
    yield tell(
      `${parts.filter(Boolean).join(', and ')}.`,
      `Use the same in ${catalogue}.json as in en.json.`,
      first === undefined ? 0 : offsetOf(message, first),
    )
  }
}

/** Where an argument or tag stands in the text. */
const offsetOf = (message: Message, name: string): number =>
  [...walk(message.parts)].find(
    (part) => part.type !== TYPE.pound && part.type !== TYPE.literal && part.value === name,
  )?.location?.start.offset ?? 0

const headsOfRecords = (project: Project): ReadonlySet<string> =>
  new Set(
    project.pages.flatMap(({ id, config }) =>
      config && parameterOf(id) !== undefined ? [config.title, config.description] : [],
    ),
  )

/** Texts that are shown where no markup can be: document heads, menus and alternative texts. */
function plainTexts(project: Project): ReadonlySet<string> {
  return new Set([
    ...referencesOf(project, 'picture').map(({ value }) => altOf(value)),
    ...referencesIn(project, project.site?.file).map(({ value }) => value),
    ...project.pages.flatMap(({ config }) => (config ? [config.title, config.description] : [])),
  ])
}
