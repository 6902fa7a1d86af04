import { Input } from '#design-system'
import { AuthenticatorCode } from '#data/account/secondFactor.ts'
import { PasswordCheckSchema } from '#data/account/profile.ts'
import { formErrors } from '#data/forms/formErrors.ts'
import { SendButton } from '../../forms/SendButton.tsx'
import { useText } from '../../site.tsx'
import { CurrentPassword } from '../CurrentPassword.tsx'
import { Group } from '../Group.tsx'
import { OwnForm } from '../OwnForm.tsx'
import * as styles from '../PersonalCenter.css.ts'
import type { PersonalCenterViewProps } from '../PersonalCenter.schema.ts'

/** Confirms by password, or by a code of the second factor, that the holder is present. */
export function Confirm({ own, answer }: PersonalCenterViewProps) {
  const text = useText()
  return (
    <>
      <Group
        title={text('personal-center.confirm.password')}
        text={text('personal-center.confirm.text')}
      >
        <OwnForm
          form="confirm"
          answer={answer}
          fields={['current']}
          check={(typed) => formErrors(PasswordCheckSchema, typed)}
        >
          {(field) => (
            <>
              <CurrentPassword field={field} />
              <div className={styles.acts}>
                <SendButton>{text('personal-center.confirm.submit')}</SendButton>
              </div>
            </>
          )}
        </OwnForm>
      </Group>
      {own.secondFactor?.active && (
        <Group title={text('personal-center.confirm.code')}>
          <OwnForm
            form="confirm-code"
            answer={answer}
            fields={['code']}
            check={(typed) => formErrors(AuthenticatorCode, typed)}
          >
            {(field) => {
              const { id, name, error } = field('code')
              return (
                <>
                  <Input
                    {...{ id, name, error }}
                    label={text('sign-in.second-factor.code')}
                    autoComplete="one-time-code"
                    maxLength={20}
                    required
                  />
                  <div className={styles.acts}>
                    <SendButton>{text('personal-center.confirm.submit')}</SendButton>
                  </div>
                </>
              )
            }}
          </OwnForm>
        </Group>
      )}
    </>
  )
}
