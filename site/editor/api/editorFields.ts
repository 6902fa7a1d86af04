import { Schema } from 'effect'

/** Kind of a value in a section's form. */
export type EditorFieldKind =
  /** Id of a message, whose texts are edited in every catalogue. */
  | { readonly kind: 'words'; readonly heading: boolean }
  /** One of `SiteAnswer.names[of]`; `free` also takes other values of the kind, e.g. an https address. */
  | {
      readonly kind: 'name'
      readonly of: string
      readonly free: boolean
      /** Display width of a picture in CSS px, which its file must have. */
      readonly shownAt?: number
    }
  | {
      readonly kind: 'choice'
      readonly values: readonly (string | number)[]
      /** Value that counts if the field is absent. */
      readonly usual?: string | number | boolean
    }
  /** The only value; it is written but not shown. */
  | { readonly kind: 'constant'; readonly value: string | number | boolean }
  | {
      readonly kind: 'number'
      readonly whole: boolean
      readonly min?: number
      readonly max?: number
    }
  | { readonly kind: 'flag' }
  | { readonly kind: 'text'; readonly pattern?: string }
  /** A point in universal time: `2027-03-01T08:00Z`. */
  | { readonly kind: 'moment' }
  | {
      readonly kind: 'list'
      readonly item: EditorFieldKind
      readonly unique: boolean
      readonly min?: number
      readonly max?: number
    }
  | { readonly kind: 'group'; readonly fields: readonly EditorField[] }
  /** Union of values that are distinguished by their keys. */
  | {
      readonly kind: 'oneOf'
      readonly shapes: readonly { readonly label: string; readonly kind: EditorFieldKind }[]
    }

/** Field of a form; `optional` may be absent from the config. */
export type EditorField = {
  readonly name: string
  readonly optional: boolean
  readonly description: string
} & EditorFieldKind

/** Form fields are derived from the schemas of the project, so that they are not decoded again. */
export const EditorFields = Schema.Unknown as unknown as Schema.Codec<readonly EditorField[]>
