import type { FormState } from '#data/forms/formState.ts'
import type { IssuedCaptcha } from '#data/captcha/captcha.ts'
import {
  LinkSchema,
  defineSectionSchema,
  TextSchema,
  TitleSchema,
} from '#data/pages/configFields.ts'

/** The screens of password retrieval. */
export const RetrievePasswordSchema = defineSectionSchema(
  'RetrievePassword',
  {
    description:
      'Password retrieval in three steps: address, code, new password; with ?undo= a mailed link undoes a change instead of the first two. Its page is fully hydrated and needs class sensitive.',
    loader: {
      module: '#app/account/signIn.server.ts',
      name: 'loadPasswordRetrieval',
      prop: 'request',
      async: true,
    },
    h1: true,
    app: true,
    action: {
      module: '#app/account/signUpActions.server.ts',
      name: 'passwordRetrievalAction',
      props: ['answer'],
    },
    query: ['undo'],
  },
  {
    title: TitleSchema,
    lead: TextSchema,
    signIn: LinkSchema.annotate({
      description: 'Link to the sign-in page, for after the new password is set',
    }),
  },
)

/** Loader data of the screens. */
export interface RetrievePasswordLoaderData {
  /** Token of a mailed link that undoes a change; empty without one. */
  readonly undo: string
  /** Undefined if none is available at the moment. */
  readonly captcha: IssuedCaptcha | undefined
}

export type RetrievePasswordProps = typeof RetrievePasswordSchema.Type & {
  readonly request: RetrievePasswordLoaderData
  readonly answer: FormState | undefined
}
