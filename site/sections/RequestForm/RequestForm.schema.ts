import { Schema } from 'effect'
import { agreementLinkFields } from '#data/account/agreementLinks.ts'
import {
  LinkSchema,
  defineSectionSchema,
  TextSchema,
  TitleSchema,
} from '#data/pages/configFields.ts'
import type { FormState } from '#data/forms/formState.ts'
import type { PlacedHomeSystem } from '#data/products/sizing.ts'
import { homeSystemDrawingFields } from '#data/products/systemDrawing.ts'
import { type RequestFormName, requestForms } from '#data/forms/requestForms.ts'

const names = Object.keys(requestForms) as [RequestFormName, ...RequestFormName[]]
const purposes = Object.values(requestForms).map(({ name, purpose }) => `${name}: ${purpose}.`)

/** A form that is stored under a reference. */
export const RequestFormSchema = defineSectionSchema(
  'RequestForm',
  {
    description: `A form that visitors send to the company, and the reference it is stored under. Works without script. ${purposes.join(' ')} A page that is about its form needs class sensitive.`,
    loader: {
      module: '#app/forms/formRequest.server.ts',
      name: 'loadRequestForm',
      prop: 'request',
      async: true,
    },
    h1: 'without-level',
    action: {
      module: '#app/forms/formActions.server.ts',
      name: 'requestFormAction',
      options: ['form'],
      props: ['answer'],
    },
    query: ['product', 'configuration', 'place', 'function', 'sent'],
  },
  {
    form: Schema.Literals(names).annotate({ description: 'Name of the form' }),
    title: TitleSchema,
    lead: TextSchema,
    level: Schema.optionalKey(
      Schema.Literal(2).annotate({
        description: '2 where another section shows the title of the page',
      }),
    ),
    drawing: Schema.optionalKey(
      Schema.Struct(homeSystemDrawingFields).annotate({
        description:
          'Pictures that the home system of ?configuration= is drawn from, beside the form',
      }),
    ),
    leave: LinkSchema.annotate({ description: 'Target of the button after success' }),
    privacyPolicy: agreementLinkFields.privacyPolicy,
  },
)

/** Loader data of a form that is stored under a reference. */
export interface RequestFormLoaderData {
  /** Idempotency key. */
  readonly key: string
  /** Initial values of fields, from the URL query. */
  readonly values: Readonly<Record<string, string>>
  /** Home system from the URL query, and its place. */
  readonly system?: PlacedHomeSystem
  /** Reference of an accepted form. */
  readonly sent: string | undefined
}

export type RequestFormProps = typeof RequestFormSchema.Type & {
  readonly answer: FormState | undefined
  readonly request: RequestFormLoaderData
}
