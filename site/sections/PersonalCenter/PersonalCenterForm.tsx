import {
  AccountForm,
  type AccountFieldProps,
  type AccountFormProps,
} from '../account/AccountForm.tsx'
import type { PersonalCenterFormState, PersonalCenterFormName } from './PersonalCenter.schema.ts'

export interface PersonalCenterFormProps extends Pick<
  AccountFormProps,
  'step' | 'hidden' | 'check'
> {
  /** Identifies the form among those of the page. */
  form: PersonalCenterFormName
  answer: PersonalCenterFormState | undefined
  /** Its visible fields, in order. */
  fields: readonly string[]
  /** Renders the fields; `saved` is the stored value, shown before any input. */
  children: (
    field: (name: string, saved?: string) => AccountFieldProps,
  ) => ReturnType<AccountFormProps['children']>
}

/** Form that posts to the personal center. */
export function PersonalCenterForm({
  form,
  answer,
  hidden,
  children,
  ...rest
}: PersonalCenterFormProps) {
  return (
    <AccountForm
      {...rest}
      answer={answer?.form === form ? answer : undefined}
      hidden={{ ...hidden, form }}
      // An agreement is never restored from a draft: it must be ticked after reading the current document.
      draft={rest.fields.length > 0 && form !== 'agreement' ? `personal-center-${form}` : undefined}
    >
      {(field) =>
        children((name, saved) => {
          const { defaultValue = saved, ...control } = field(name)
          return { ...control, defaultValue }
        })
      }
    </AccountForm>
  )
}
