import { Schema } from 'effect'

/** What every answer to a call begins with (specification §8). */
export const Ok = Schema.Struct({
  code: Schema.Literal(200).annotate({
    description: 'Success, whatever the HTTP status (specification §8).',
  }),
  message: Schema.String.annotate({
    description: 'What a visitor is told, in their language (specification §8).',
  }),
})

/** The answer to a right code. */
export const Proven = Schema.Struct({
  ...Ok.fields,
  proof: Schema.String.annotate({
    description: 'Stands for the address in the next step (specification §6).',
  }),
})
