import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'
import { memoize } from '../../run/memo.ts'
import { getCatalogueLanguageName, getCatalogueLanguageTag } from '../../i18n/languages.ts'
import { locateProblem } from '../../input/json.ts'
import { walkMessageParts } from '../../i18n/messages.ts'
import type { MessageCatalogue } from '../../input/project.ts'
import type { ConfigProblem } from '../../problems/problem.ts'
import type { MessageCatalogueName } from '#data/locale/locales.ts'
import type { ProjectCheck } from '../check.ts'

/** Requires the plural forms of a language in its plural texts, including the singular if the language has one. */
export const checkPluralForms: ProjectCheck = function* ({ catalogues }) {
  for (const [catalogue, texts] of catalogues) yield* problemsIn(texts)(catalogue)
}

const problemsIn = memoize(({ fileOf, messages }: MessageCatalogue) => {
  const plurals = [...messages].flatMap(([id, { bare, parts }]) =>
    bare
      ? []
      : [...walkMessageParts(parts)].flatMap((part) =>
          part.type === TYPE.plural ? { id, part } : [],
        ),
  )
  return (catalogue: MessageCatalogueName): readonly ConfigProblem[] =>
    plurals.flatMap(({ id, part }) => {
      const fault = judge(part, catalogue)
      const offset = part.location?.start.offset ?? 0
      return fault
        ? locateProblem(fileOf(id), [id], { code: 'plural-form', ...fault }, { offset })
        : []
    })
})

type Plural = Extract<MessageFormatElement, { readonly type: TYPE.plural }>

function judge(
  { options, pluralType = 'cardinal', value }: Plural,
  catalogue: MessageCatalogueName,
) {
  const rules = new Intl.PluralRules(getCatalogueLanguageTag(catalogue), { type: pluralType })
  const known: readonly string[] = rules.resolvedOptions().pluralCategories
  const given = Object.keys(options)
  const language = getCatalogueLanguageName(catalogue)
  const own = inOrder(known).map((form) => `"${form}"`)
  const strange = given.find((form) => !form.startsWith('=') && !known.includes(form))
  if (strange !== undefined)
    return {
      what: `${language} has no plural form "${strange}".`,
      fix: `The forms of {${value}} in ${language} are ${own.join(', ')}.`,
    }
  // Only "other" means that the text is independent of the number.
  const isWhole = given.includes('one') || given.includes('=1') || given.length === 1
  if (isWhole || !known.includes('one')) return undefined
  return {
    what: `The plural forms of {${value}} lack "one".`,
    fix: `Add one {…} for a single one: the forms in ${language} are ${own.join(', ')}.`,
  }
}

const forms = ['zero', 'one', 'two', 'few', 'many', 'other']
const inOrder = (known: readonly string[]) => forms.filter((form) => known.includes(form))
