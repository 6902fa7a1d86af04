import { Schema } from 'effect'
import { CaptchaPassFieldSchema } from '../captcha/captcha.ts'
import type { MessageId } from '../pages/configFields.ts'

/** Presentation of a form field; its validation follows from the field's schema. */
export interface FormControlDefinition {
  readonly label: MessageId
  /** Instruction above a telephone number or radio buttons. */
  readonly help?: MessageId
  /**
   * Kind of control: keyboard of an input (e-mail fields have theirs), a telephone number with the dialling code of the
   * field `country`, radio buttons instead of a list, or a hidden value set by the query of the page.
   */
  readonly type?: 'tel' | 'phone' | 'radio' | 'hidden'
  /** Data that a browser may fill in, such as `name`. */
  readonly autoComplete?: string
  /** Options of a list: labels by value, or all countries and regions. */
  readonly options?: Readonly<Record<string, MessageId>> | 'countries'
  /** First entry of a list in which nothing is chosen yet. */
  readonly placeholder?: MessageId
  /** Spans both columns; text areas do so anyway. */
  readonly wide?: true
  /** Name and value of another field: the control is hidden while that field has another value. */
  readonly shownFor?: `${string}=${string}`
}

/** A form of content pages: the call it makes, its fields in the order of the page, and its texts. */
export interface FormDefinition {
  /** Name in ids, drafts and page configs. */
  readonly name: string
  /** Method and path of the call. */
  readonly call: `POST /api/${string}`
  readonly schema: Schema.Codec<unknown, unknown> & { readonly fields: Schema.Struct.Fields }
  readonly controls: Readonly<Record<string, FormControlDefinition>>
  readonly submit: MessageId
  /** Title above the reason why the form was rejected; without one the reason is the title. */
  readonly failure?: MessageId
}

/** A form that is stored under a reference. */
export interface RequestFormDefinition extends FormDefinition {
  /** Purpose, as page authors read it in the manual. */
  readonly purpose: string
  /** The call in the description of the API. */
  readonly api: {
    /** Name of the call, a verb. */
    readonly operation: string
    /** Name of its payload. */
    readonly payload: string
    readonly description: string
  }
  readonly failure: MessageId
  /** Heading of the page after success; the section's title if left out. */
  readonly sent?: MessageId
  readonly success: MessageId
  /** Text below the reference: the next step. */
  readonly next: MessageId
  /** Label of the button below the success message. */
  readonly leave: MessageId
}

/** The payload of a form's call: its fields, and the pass of a captcha where the sender is over a limit. */
export const withCaptchaPassField = <const F extends Schema.Struct.Fields>(
  { fields }: { readonly fields: F },
  identifier: string,
) =>
  Schema.Struct({ ...fields, pass: Schema.optionalKey(CaptchaPassFieldSchema) }).annotate({
    identifier,
  })
