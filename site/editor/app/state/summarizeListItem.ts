import type { TextsByCatalogue } from './pageDocument.ts'
import { toTextOrEmpty } from './texts.ts'

/** Fields that name an item best, in order. */
const nameFields = ['title', 'question', 'label', 'text', 'figure', 'picture', 'href']

/** Returns a short name for an item of a list: the words of its title, else its first value. */
export function summarizeListItem(
  item: unknown,
  texts: TextsByCatalogue,
  fallback: string,
): string {
  const fields = typeof item === 'object' && item !== null ? (item as Record<string, unknown>) : {}
  const named = typeof item === 'object' ? nameFields.map((name) => fields[name]) : [item]
  const first = [...named, ...Object.values(fields)]
    .map((value) => (typeof value === 'number' ? String(value) : toTextOrEmpty(value)))
    .find((value) => value !== '')
  if (first === undefined) return fallback
  const text = texts['en']?.[first] ?? first
  return text.replaceAll(/<\/?\w+>/g, '')
}
