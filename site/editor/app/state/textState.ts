import type { TextsByCatalogue } from './pageDocument.ts'

/** `stale`: the English text changed after this one was translated from it. */
export type TranslationTextState = 'ok' | 'missing' | 'stale'

/** Ids of outdated translations by catalogue. */
type StaleTexts = Readonly<Record<string, readonly string[]>>

interface TextQuery {
  readonly id: string
  readonly catalogue: string
  readonly texts: TextsByCatalogue
  readonly stale: StaleTexts
  /** Texts that differ from the catalogues. */
  readonly unsaved: TextsByCatalogue
}

/** Returns the state of a text; one that is edited is no longer stale, its translation is when English is edited. */
export function getTranslationTextState({
  id,
  catalogue,
  texts,
  stale,
  unsaved,
}: TextQuery): TranslationTextState {
  if (!texts[catalogue]?.[id]) return 'missing'
  if (unsaved[catalogue]?.[id] !== undefined) return 'ok'
  if (catalogue !== 'en' && unsaved['en']?.[id] !== undefined) return 'stale'
  return stale[catalogue]?.includes(id) ? 'stale' : 'ok'
}
