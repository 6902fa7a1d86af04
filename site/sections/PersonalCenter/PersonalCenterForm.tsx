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
  /** Its fields that are seen, in order. */
  fields: readonly string[]
  /** Draws the fields; `saved` is what stands there before anything was typed. */
  children: (
    field: (name: string, saved?: string) => AccountFieldProps,
  ) => ReturnType<AccountFormProps['children']>
}

/** One of the forms that post to the personal center. */
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
      // An agreement is ticked by whoever has just read what it is to.
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
