import { Alert, FormErrorSummary, Text } from '#design-system'
import type { ReactNode } from 'react'
import { useText } from '../site.tsx'
import * as styles from './PersonalCenter.css.ts'
import type { CenterAnswer, CenterForm } from './PersonalCenter.schema.ts'

/** What a control needs to be a field of such a form. */
interface OwnField {
  readonly id: string
  readonly name: string
  readonly error: string | undefined
  readonly defaultValue: string | undefined
}

export interface OwnFormProps {
  /** Tells the forms of the page apart. */
  form: CenterForm
  answer: CenterAnswer | undefined
  /** Its fields that are seen, in order. */
  fields: readonly string[]
  /** What goes along unseen. */
  hidden?: Readonly<Record<string, string>>
  /** Draws the fields; `saved` is what stands there before anything was typed. */
  children: (field: (name: string, saved?: string) => OwnField) => ReactNode
}

/** A form that posts to the page's own address: what was wrong above it and at its fields, what was typed still there. */
export function OwnForm({ form, answer, fields, hidden = {}, children }: OwnFormProps) {
  const text = useText()
  const own = answer?.form === form ? answer : undefined
  const errors = own?.errors ?? {}
  const told = fields.flatMap((name) => {
    const message = errors[name]
    return message === undefined ? [] : [{ id: `${form}-${name}`, message }]
  })
  // What is wrong with a field nobody sees is wrong with the form.
  const others = Object.entries(errors).filter(([name]) => !fields.includes(name))
  const problem = own?.problem ?? others[0]?.[1]
  return (
    <form className={styles.form} method="post" noValidate>
      {told.length > 0 && (
        <FormErrorSummary
          title={text('form.summary.title', { n: told.length })}
          level={3}
          errors={told}
        />
      )}
      {problem && (
        <Alert appeared tone="error" title={text('personal-center.problem')}>
          <Text>{problem}</Text>
        </Alert>
      )}
      <input type="hidden" name="form" value={form} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children((name, saved) => ({
        id: `${form}-${name}`,
        name,
        error: errors[name],
        defaultValue: own?.values[name] ?? saved,
      }))}
    </form>
  )
}
