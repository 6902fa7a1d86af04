import { Schema } from 'effect'

/** Fields of every successful response. */
export const OkResponseSchema = Schema.Struct({
  code: Schema.Literal(200).annotate({
    description: 'Always 200, whatever the HTTP status of the success',
  }),
  message: Schema.String.annotate({
    description: 'Message for the visitor, in the language of the request',
  }),
})

/** Response to a correct one-time code. */
export const VerificationResponseSchema = Schema.Struct({
  ...OkResponseSchema.fields,
  proof: Schema.String.annotate({
    description: 'Verification token; represents the verified address in the next step',
  }),
})
