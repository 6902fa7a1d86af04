import { PasswordCheckPayload } from '#data/account/profile.ts'
import { getFormErrors } from '#data/forms/formErrors.ts'
import { PasskeyButton, usePasskeySupport } from '../../account/PasskeyButton.tsx'
import { SubmitButton } from '../../forms/SubmitButton.tsx'
import { useText } from '../../site.tsx'
import { CurrentPassword } from '../CurrentPassword.tsx'
import { AccountSettingsGroup } from '../AccountSettingsGroup.tsx'
import { PersonalCenterForm } from '../PersonalCenterForm.tsx'
import * as styles from '../PersonalCenter.css.ts'
import type { PersonalCenterViewProps } from '../PersonalCenter.schema.ts'
import { AuthenticatorCodeForm } from './AuthenticatorCodeForm.tsx'

/**
 * Confirms that the holder is present: by a code of the second factor or a passkey, or by password if the account has
 * neither.
 */
export function ConfirmPresenceForm({ own, answer }: PersonalCenterViewProps) {
  const text = useText()
  const supported = usePasskeySupport()
  return (
    <>
      {own.secondFactor?.required ? (
        <AccountSettingsGroup
          title={text('personal-center.confirm.code')}
          text={text('personal-center.confirm.text')}
        >
          <AuthenticatorCodeForm
            form="confirm-code"
            answer={answer}
            label={text('sign-in.second-factor.code')}
            submit={text('personal-center.confirm.submit')}
          />
        </AccountSettingsGroup>
      ) : (
        <AccountSettingsGroup
          title={text('personal-center.confirm.password')}
          text={text('personal-center.confirm.text')}
        >
          <PersonalCenterForm
            form="confirm"
            answer={answer}
            fields={['current']}
            check={(typed) => getFormErrors(PasswordCheckPayload, typed)}
          >
            {(field) => (
              <>
                <CurrentPassword field={field} />
                <div className={styles.actions}>
                  <SubmitButton>{text('personal-center.confirm.submit')}</SubmitButton>
                </div>
              </>
            )}
          </PersonalCenterForm>
        </AccountSettingsGroup>
      )}
      {supported && own.passkeys !== undefined && own.passkeys.length > 0 && (
        <AccountSettingsGroup title={text('personal-center.confirm.passkey')}>
          <PersonalCenterForm form="confirm-passkey" answer={answer} fields={[]}>
            {() => (
              <div className={styles.actions}>
                <PasskeyButton purpose="confirmation">
                  {text('personal-center.confirm.submit')}
                </PasskeyButton>
              </div>
            )}
          </PersonalCenterForm>
        </AccountSettingsGroup>
      )}
    </>
  )
}
