import type { SectionExamples } from '../examples.ts'
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

/** Examples from typical to extreme content. */
export const examples = {
  default: { props: usual },
  minimal: { props: minimal },
  calls: {
    props: {
      title: 'page.open-api.read.title',
      text: 'page.open-api.read.text',
      points: ['page.open-api.read.illustrative', 'page.open-api.read.balance'],
      example: 'read-calls',
    },
  },
  german: { locale: 'de', props: usual },
  chinese: { locale: 'cn', props: usual },
} satisfies SectionExamples<typeof CodeExampleSchema.Type>
