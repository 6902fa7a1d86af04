import type { EditorFieldKind } from '../../api/editorFields.ts'
import type { ConfigValuePath } from '../state/pageDocument.ts'

/** Props of all inputs of the form. */
export interface FieldInputProps<K extends EditorFieldKind = EditorFieldKind> {
  kind: K
  label: string
  help?: string | undefined
  value: unknown
  optional: boolean
  /** Place of the value in the page config. */
  path: ConfigValuePath
  /** Receives the new value; undefined removes an optional one. */
  onChange: (value: unknown) => void
  /** Removes an optional part. */
  onRemove?: (() => void) | undefined
}
