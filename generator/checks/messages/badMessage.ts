import { TYPE } from '@formatjs/icu-messageformat-parser'
import type { MessageCatalogueName } from '#data/locale/locales.ts'
import { spelledOutUnits } from '#data/messages/figures.ts'
import { type MessageTag, messageTags } from '#data/messages/messageTags.ts'
import { allowedMessageArgumentNames } from '#data/messages/allowedMessageArgumentNames.ts'
import { getRouteParameter } from '../../plan/addresses.ts'
import { formatUnitMessageId } from '../../plan/usages.ts'
import { locateProblem } from '../../input/json.ts'
import { collectMessageIdsInCode } from '../../i18n/codeMessages.ts'
import { type ParsedMessage, walkMessageParts } from '../../i18n/messages.ts'
import { suggestNearestName } from '../../problems/nearest.ts'
import type { ConfigProblem } from '../../problems/problem.ts'
import type { Project } from '../../input/project.ts'
import { type AllowedMessageTags, findAllowedMessageTags } from './findAllowedMessageTags.ts'
import type { ProjectCheck } from '../check.ts'

const code = 'bad-message'

/**
 * Requires messages to be valid ICU syntax and to have the same arguments and tags in every language: figures, or
 * arguments that code passes.
 */
export const checkMessageSyntax: ProjectCheck = function* (project) {
  const english = project.catalogues.get('en')?.messages
  const figures = new Set(project.figures.entries.flatMap(({ id }) => id ?? []))
  const inCode = new Set([
    ...collectMessageIdsInCode(project),
    ...[...spelledOutUnits].map(formatUnitMessageId),
  ])
  const recordHeads = headsOfRecords(project)
  const tagsOf = findAllowedMessageTags(project)
  for (const [catalogue, { fileOf, messages }] of project.catalogues)
    for (const [id, message] of messages) {
      if (message.isInvalid) continue
      const base = english?.get(id)
      if (message.bare && (!base || base.bare) && !message.text.includes(softHyphen)) continue
      const tell: Tell = (what, fix, offset = 0) =>
        locateProblem(
          fileOf(id),
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
      const values = inCode.has(id)
        ? allowedMessageArgumentNames
        : recordHeads.has(id)
          ? ['title', 'summary']
          : []
      const isKnown = (name: string) =>
        figures.has(name) || values.includes(name) || !project.figures.readable
      if (catalogue !== 'en' && base && !base.error && !base.isInvalid)
        yield* differences(message, base, catalogue, isKnown, tell)
      else if (figures.size > 0 || project.figures.readable)
        yield* unknownParts(message, { figures, values, tags: tagsOf(id) }, tell)
    }
}

const softHyphen = '\u00AD'

type Tell = (
  what: string,
  fix: string | Pick<ConfigProblem, 'fix' | 'nearest'>,
  offset?: number,
) => ConfigProblem

function* unknownParts(
  message: ParsedMessage,
  allowed: { figures: ReadonlySet<string>; values: readonly string[]; tags: AllowedMessageTags },
  tell: Tell,
): Generator<ConfigProblem> {
  const { figures, values } = allowed
  for (const [name, use] of message.args) {
    if (values.includes(name)) continue
    if (!figures.has(name))
      yield tell(
        `{${name}} is neither a figure nor a value that the site fills in here.`,
        suggestNearestName(
          name,
          [...figures, ...values],
          'Add the figure to content/figures.json.',
        ),
        offsetOf(message, name),
      )
    else if (use === 'formatted')
      yield tell(
        `The figure {${name}} is formatted by the text.`,
        `Write {${name}} alone: figures come with their unit, in the format of the language.`,
        offsetOf(message, name),
      )
  }
  const { tags, as } = allowed.tags
  for (const tag of message.tags) {
    if (!isTag(tag))
      yield tell(
        `<${tag}> is not a tag.`,
        `Tags are ${messageTags.join(', ')}.`,
        offsetOf(message, tag),
      )
    else if (!tags.includes(tag))
      yield tell(
        `<${tag}> stands in ${as}, which has no such tag.`,
        tags.length === 0 ? 'Take the tag out.' : `Take it out: tags here are ${tags.join(', ')}.`,
        offsetOf(message, tag),
      )
  }
}

const isTag = (name: string): name is MessageTag => messageTags.some((tag) => tag === name)

function* differences(
  message: ParsedMessage,
  base: ParsedMessage,
  catalogue: MessageCatalogueName,
  isKnown: (name: string) => boolean,
  tell: Tell,
): Generator<ConfigProblem> {
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
  // A wrong name in English is reported there; until it is corrected, the names cannot be compared.
  const isRight = [...base.args.keys()].every(isKnown)
  for (const { missing, extra, first } of [
    ...(isRight ? [compare(message.args.keys(), base.args.keys(), (name) => `{${name}}`)] : []),
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

/** Returns the position of an argument or tag in a text. */
const offsetOf = (message: ParsedMessage, name: string): number =>
  [...walkMessageParts(message.parts)].find(
    (part) => part.type !== TYPE.pound && part.type !== TYPE.literal && part.value === name,
  )?.location?.start.offset ?? 0

const headsOfRecords = (project: Project): ReadonlySet<string> =>
  new Set(
    project.pages.flatMap(({ id, config }) =>
      config && getRouteParameter(id) !== undefined ? [config.title, config.description] : [],
    ),
  )
