import type { FormState } from '#data/forms/formState.ts'
import type { IssuedCaptcha } from '#data/captcha/captcha.ts'
import { Link, section, Text, Title } from '#data/pages/configFields.ts'

/** The screens of password retrieval. */
export const RetrievePasswordSchema = section(
  'RetrievePassword',
  {
    description:
      'Password retrieval in three steps: address, code, new password. Its page is hydrated whole and needs class sensitive.',
    loader: {
      module: '#app/account/signIn.server.ts',
      name: 'retrievalRequest',
      prop: 'request',
      async: true,
    },
    h1: true,
    app: true,
    action: {
      module: '#app/account/signUpActions.server.ts',
      name: 'retrievalAction',
      props: ['answer'],
    },
  },
  {
    title: Title,
    lead: Text,
    signIn: Link.annotate({ description: 'Where the new password is used' }),
  },
)

/** What the screens need of the server. */
export interface RetrievePasswordData {
  /** None where there is none to have now. */
  readonly captcha: IssuedCaptcha | undefined
}

export type RetrievePasswordProps = typeof RetrievePasswordSchema.Type & {
  readonly request: RetrievePasswordData
  readonly answer: FormState | undefined
}
