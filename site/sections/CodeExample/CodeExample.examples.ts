import type { Examples } from '../examples.ts'
import type { CodeExampleSchema } from './CodeExample.schema.ts'

const minimal = {
  title: 'page.open-api.example.title',
  text: 'page.open-api.example.text',
  example: 'signed-request',
} satisfies typeof CodeExampleSchema.Type

const usual = {
  ...minimal,
  points: ['page.open-api.example.time', 'page.open-api.example.scope'],
} satisfies typeof CodeExampleSchema.Type

/** What the section looks like, from usual to extreme. */
export const examples = {
  default: { props: usual },
  minimal: { props: minimal },
  german: { locale: 'de', props: usual },
  chinese: { locale: 'cn', props: usual },
} satisfies Examples<typeof CodeExampleSchema.Type>
