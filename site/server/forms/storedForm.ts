import type { MessageId } from '#data/pages/configFields.ts'
import type { PlacedHomeSystem } from '#data/products/sizing.ts'

/** Decoded input of a form. */
export type FormPayload = Readonly<Record<string, string | undefined>>

/** Definition of how a form is stored, and of its mails. */
export interface FormStorage<P> {
  /** Plural name: of its rate limits, its staff command and the count of its deleted rows. */
  readonly name: string
  /** Table with a column for each field, named like the field in snake case. */
  readonly table: string
  /** Columns with another name, by field. */
  readonly columns?: Readonly<Record<string, string>>
  /** Completes and normalizes decoded input; the result is stored, compared and mailed. */
  readonly prepare?: (post: P) => P
  /** Mail to the company: its subject, and labels of fields, one line each. A field `message` is quoted below them. */
  readonly notice: {
    readonly subject: MessageId
    readonly labels: Partial<Record<keyof P, MessageId>>
  }
  /** Mail to the sender, if the form asks for an address. It quotes no input, because the address is not verified. */
  readonly receipt?: RequestReceiptTexts
  /** Home system of the form; both mails describe it and link to its drawing. */
  readonly system?: (post: FormPayload) => PlacedHomeSystem | undefined
  /** Event of the webhook; it carries the input under the first part of this name. */
  readonly event?: `${string}.created`
}

/** Texts of the mail that confirms receipt. */
export interface RequestReceiptTexts {
  readonly subject: MessageId
  readonly text: MessageId
  /** Text below the reference: the next step. */
  readonly next: MessageId
}

/** Name of a field in snake case. */
export const toSnakeCase = (field: string): string =>
  field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Column of a field. */
export const getFormColumn = (
  { columns }: Pick<FormStorage<FormPayload>, 'columns'>,
  field: string,
): string => columns?.[field] ?? toSnakeCase(field)
