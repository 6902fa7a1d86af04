import { Input, Text } from '#design-system'
import { getFormErrors } from '#data/forms/formErrors.ts'
import { OneTimeCodeAddressSchema } from '#data/account/signUp.ts'
import { PasswordCheckPayload } from '#data/account/profile.ts'
import { useText } from '../../site.tsx'
import { OneTimeCodeSteps } from '../OneTimeCodeSteps.tsx'
import { CurrentPassword } from '../CurrentPassword.tsx'
import { AccountSettingsGroup } from '../AccountSettingsGroup.tsx'
import type { PersonalCenterViewProps } from '../PersonalCenter.schema.ts'

/** Change of the e-mail address: a code sent to the new address, and the current password. */
export function ChangeEmail({ own, answer, profile }: PersonalCenterViewProps) {
  const text = useText()
  return (
    <AccountSettingsGroup
      title={text('form.contact.email')}
      text={text('personal-center.email.text', { email: profile.email })}
    >
      <OneTimeCodeSteps
        form="email"
        label="personal-center.email.title"
        {...{ own, answer }}
        address={answer?.values['email'] ?? ''}
        carried={['email']}
        submit={text('personal-center.email.submit')}
        cancel="profile"
        before={{
          fields: ['email'],
          check: (typed) => getFormErrors(OneTimeCodeAddressSchema, typed),
          draw: (field) => (
            <Input
              {...field('email')}
              type="email"
              label={text('personal-center.email.new')}
              autoComplete="email"
              maxLength={254}
              required
            />
          ),
        }}
        after={{
          fields: ['current'],
          check: (typed) => getFormErrors(PasswordCheckPayload, typed),
          draw: (field) => (
            <>
              <CurrentPassword field={field} />
              <Text size="small">{text('personal-center.email.effect')}</Text>
            </>
          ),
        }}
      />
    </AccountSettingsGroup>
  )
}
