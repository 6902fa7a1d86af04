import { Button, icons, Inline } from '#design-system'
import type { EditorField } from '../../api/editorFields.ts'
import { formatConfigValuePath } from '../EditorContext.ts'
import { FieldProblemNotes } from '../problems/FieldProblemNotes.tsx'
import { findMatchingUnionMember } from '../state/messageIds.ts'
import { replaceDocumentValueAtPath, type ConfigValuePath } from '../state/pageDocument.ts'
import { useFieldName, useEditorTexts } from '../texts/texts.ts'
import type { FieldInputProps } from './fieldInputProps.ts'
import { MultiSelectInput, isMultiSelectKind } from './MultiSelectInput.tsx'
import { GroupInput } from './GroupInput.tsx'
import { createInitialValue } from './initialValue.ts'
import { SingleSelectInput, BooleanInput, NumericInput, TextInput } from './LeafInputs.tsx'
import { LinkInput } from './LinkInput.tsx'
import { ListInput } from './ListInput.tsx'
import { DateTimeInput } from './DateTimeInput.tsx'
import { ReferenceInput } from './ReferenceInput.tsx'
import { PictureInput } from './PictureInput.tsx'
import { UnionInput } from './UnionInput.tsx'
import { MessageTextsInput } from './MessageTextsInput.tsx'
import * as styles from './fields.css.ts'

interface SchemaFieldInputsProps {
  fields: readonly EditorField[]
  value: Readonly<Record<string, unknown>>
  /** Place of the value in the page config. */
  path: ConfigValuePath
  onChange: (value: Readonly<Record<string, unknown>>) => void
}

/** Kinds that show an empty input while the field is absent. */
const inlineKinds: ReadonlySet<string> = new Set([
  'choice',
  'flag',
  'moment',
  'number',
  'text',
  'name',
])

/** Inputs for the fields of a section, a group or a page; absent optional parts can be added. */
export function SchemaFieldInputs({ fields, value, path, onChange }: SchemaFieldInputsProps) {
  const t = useEditorTexts()
  const fieldName = useFieldName()
  const shown = fields.filter(({ kind }) => kind !== 'constant')
  const absent = shown.filter(
    (field) => field.optional && value[field.name] === undefined && !inlineKinds.has(field.kind),
  )
  const set = (name: string, next: unknown) =>
    onChange(replaceDocumentValueAtPath(value, [name], next))
  return (
    <>
      {shown
        .filter((field) => !absent.includes(field))
        .map((field) => {
          const { name, optional } = field
          const label = fieldName(name)
          const place = [...path, name]
          const removable = optional && value[name] !== undefined && !inlineKinds.has(field.kind)
          return (
            <div key={name} className={styles.field} data-place={formatConfigValuePath(place)}>
              <FieldInput
                kind={field}
                label={label}
                help={t.fieldDescription(field.description)}
                value={value[name]}
                optional={optional}
                path={place}
                onChange={(next) => set(name, next)}
                {...(removable && { onRemove: () => set(name, undefined) })}
              />
              <FieldProblemNotes path={place} />
            </div>
          )
        })}
      {absent.length > 0 && (
        <div className={styles.absentFields}>
          <Inline space={4}>
            {absent.map((field) => (
              <Button
                key={field.name}
                size="small"
                variant="quiet"
                icon={icons.plusIcon}
                title={t.fieldDescription(field.description)}
                onClick={() => set(field.name, createInitialValue(field))}
              >
                {t.add(fieldName(field.name))}
              </Button>
            ))}
          </Inline>
        </div>
      )}
    </>
  )
}

type Values = Readonly<Record<string, unknown>>

/** Input for a value of any kind. */
function FieldInput({ kind, ...props }: FieldInputProps) {
  const { value, path, onChange } = props
  switch (kind.kind) {
    case 'words':
      return <MessageTextsInput kind={kind} {...props} />
    case 'name':
      if (kind.of === 'picture') return <PictureInput kind={kind} {...props} />
      return kind.free ? (
        <LinkInput kind={kind} {...props} />
      ) : (
        <ReferenceInput kind={kind} {...props} />
      )
    case 'choice':
      return <SingleSelectInput kind={kind} {...props} />
    case 'number':
      return <NumericInput kind={kind} {...props} />
    case 'flag':
      return <BooleanInput {...props} />
    case 'moment':
      return <DateTimeInput {...props} />
    case 'text':
      return <TextInput {...props} />
    case 'list':
      if (isMultiSelectKind(kind)) return <MultiSelectInput kind={kind} {...props} />
      return (
        <ListInput
          kind={kind}
          {...props}
          renderItem={(item) => {
            const { item: itemKind } = kind
            // The fields of a group need no further name.
            return itemKind.kind === 'group' ? (
              <SchemaFieldInputs
                fields={itemKind.fields}
                {...item}
                value={(item.value ?? {}) as Values}
              />
            ) : (
              <FieldInput kind={itemKind} {...item} />
            )
          }}
        />
      )
    case 'group':
      return (
        <GroupInput {...props}>
          <SchemaFieldInputs
            fields={kind.fields}
            value={(value ?? {}) as Values}
            {...{ path, onChange }}
          />
        </GroupInput>
      )
    case 'oneOf':
      return (
        <UnionInput kind={kind} {...props}>
          <FieldInput kind={findMatchingUnionMember(kind, value).kind} {...props} />
        </UnionInput>
      )
    default:
      return null
  }
}
