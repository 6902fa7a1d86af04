import { use } from 'react'
import { EditorContext } from '../EditorContext.ts'
import type { TextsByCatalogue } from '../state/pageDocument.ts'
import { toTextOrEmpty } from '../state/texts.ts'
import type { EditorTexts } from '../texts/english.ts'
import { useEditorTexts } from '../texts/texts.ts'

/** Returns a function that writes a value of a config for authors: sections by their names and texts instead of JSON. */
export function useConfigValueFormatter(): (value: unknown) => string {
  const t = useEditorTexts()
  const editor = use(EditorContext)
  return (value) => describeValue(value, editor?.texts ?? {}, t) || '–'
}

/** Describes a value: a message by its English text, an object by its section and the texts in it, a list by its items. */
function describeValue(value: unknown, texts: TextsByCatalogue, t: EditorTexts): string {
  if (typeof value === 'string') return texts['en']?.[value] ?? value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value))
    return value
      .map((item) => describeValue(item, texts, t))
      .filter(Boolean)
      .join('; ')
  if (typeof value !== 'object' || value === null) return ''
  const { section, fragment, ...fields } = value as Readonly<Record<string, unknown>>
  const name = toTextOrEmpty(section)
    ? t.sectionName(toTextOrEmpty(section))
    : toTextOrEmpty(fragment) && t.fragment(toTextOrEmpty(fragment))
  const inside = Object.values(fields)
    .map((inner) => describeValue(inner, texts, t))
    .filter(Boolean)
    .join(', ')
  return [name, inside].filter(Boolean).join(': ')
}
