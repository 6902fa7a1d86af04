import { createTranslatorNotes } from './translatorNotes.ts'
import type { TranslationLanguage } from './translationHashes.ts'
import { type JsonFile, type JsonPath, formatJsonPath } from '../../input/json.ts'
import type { Project } from '../../input/project.ts'
import {
  isTranslationStale,
  getTextDigestKey,
  walkTranslationPairs,
  formatPlaceInFile,
  getLongTextDigestKey,
} from './translationState.ts'
import { listRecordTextReferences } from '../../plan/usages.ts'
import { getCatalogueOfFileName, getTranslatedFileName } from '../localizedTexts.ts'
import { hasTranslatableWords, type TranslationUnit } from './xliff.ts'

/** Translatable text with the place of its translation. */
export interface TranslatableText extends TranslationUnit {
  /** File of the translation, from the repository root. */
  readonly into: string
  /** Path of the translation in that file; undefined for a part of a long text. */
  readonly path?: JsonPath
  /** Index of the part of a long text. */
  readonly part?: number
}

/**
 * Lists all texts of a site in the order of its files: messages, texts of records, long texts, manuals and captions.
 */
export function collectTranslatableTexts(
  project: Project,
  language: TranslationLanguage,
): readonly TranslatableText[] {
  const stale = new Set(
    [...walkTranslationPairs(project)].flatMap((pair) =>
      pair.language === language && isTranslationStale(pair, project.translated) ? pair.key : [],
    ),
  )
  return [
    ...messages(project, language, stale),
    ...records(project, language, stale),
    ...project.prose.flatMap((file) =>
      getCatalogueOfFileName(file.name) === 'en' ? parts(project, file, language, stale) : [],
    ),
  ]
}

type Stale = ReadonlySet<string>

const targetOf = (text: string | undefined, isOld: boolean) =>
  text === undefined ? {} : { target: { text, isCurrent: !isOld } }

function messages(
  project: Project,
  language: TranslationLanguage,
  stale: Stale,
): readonly TranslatableText[] {
  const notes = createTranslatorNotes(project, language)
  const own = project.catalogues.get(language)
  const english = project.catalogues.get('en')
  return [...(english?.messages ?? [])].map(([id, { text: source }]) => ({
    file: english?.fileOf(id).name ?? '',
    into: own?.fileOf(id).name ?? `pages-config/messages/${language}.json`,
    id,
    path: [id],
    syntax: 'message',
    notes: notes(id),
    source,
    ...targetOf(own?.messages.get(id)?.text || undefined, stale.has(id)),
  }))
}

function records(
  project: Project,
  language: TranslationLanguage,
  stale: Stale,
): readonly TranslatableText[] {
  const words = listRecordTextReferences(project)
  const byPlace = new Map(
    words.map(({ file, path, value }) => [formatPlaceInFile(file, path), value]),
  )
  return words.flatMap(({ kind, file, path, value: source }): readonly TranslatableText[] => {
    const at = path.lastIndexOf('en')
    if (at < 0) return []
    const key = getTextDigestKey(file, path.toSpliced(at, 1))
    const [, id = ''] = key.split(' ')
    const target = path.with(at, language)
    const [record = '', ...field] = id.split('.')
    const notes = [
      `Text of the record ${record}, ${formatJsonPath(field)}.`,
      ...(kind === 'headingWords' ? ['A heading.'] : []),
    ]
    return [
      {
        file: file.name,
        into: file.name,
        id,
        path: target,
        syntax: 'message',
        notes,
        source,
        ...targetOf(byPlace.get(formatPlaceInFile(file, target)), stale.has(key)),
      },
    ]
  })
}

/** Separator of the units of a long text: empty lines. */
const gap = /\n{2,}/
export const splitMarkdownIntoBlocks = (text: string): readonly string[] =>
  text.trimEnd().split(gap)

function parts(project: Project, file: JsonFile, language: TranslationLanguage, stale: Stale) {
  const into = getTranslatedFileName(file.name, language)
  const english = splitMarkdownIntoBlocks(file.text)
  const there = project.prose.find(({ name }) => name === into)
  const own = there && splitMarkdownIntoBlocks(there.text)
  const isOld = stale.has(getLongTextDigestKey(file.name))
  return english.flatMap((source, part): readonly TranslatableText[] => {
    if (!hasTranslatableWords(source)) return []
    const notes = [`Part ${part + 1} of ${english.length} of a text in Markdown.`]
    // If a translation has another number of parts, they cannot be assigned.
    const text = own?.length === english.length ? own[part] : undefined
    return [
      {
        file: file.name,
        into,
        id: `part-${part + 1}`,
        part,
        syntax: 'prose',
        notes,
        source,
        ...targetOf(text, isOld),
      },
    ]
  })
}
