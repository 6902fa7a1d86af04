import type { MessageId } from './fields.ts'

/** Messages that scripts of content pages show, in any language: they come with the scripts, when these are used. */
export const scriptMessages = [
  'language.go',
  'language.offer',
  'nav.close',
  'toast.label',
  'update.available',
  'update.reload',
] as const satisfies readonly MessageId[]

/** One of them. */
export type ScriptMessage = (typeof scriptMessages)[number]
