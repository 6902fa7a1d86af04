import { Text } from '#design-system'
import { getFormErrors } from '#data/forms/formErrors.ts'
import { PasswordCheckPayload } from '#data/account/profile.ts'
import { getDiallingCode } from '#data/locale/countries.ts'
import { formatInternationalPhoneNumber } from '#data/locale/phoneNumbers.ts'
import { PhoneNumberFields } from '../../forms/PhoneNumberFields.tsx'
import { useText } from '../../site.tsx'
import { OneTimeCodeSteps } from '../OneTimeCodeSteps.tsx'
import { CurrentPassword } from '../CurrentPassword.tsx'
import { AccountSettingsGroup } from '../AccountSettingsGroup.tsx'
import type { PersonalCenterViewProps } from '../PersonalCenter.schema.ts'

/** Change or removal of the telephone number: a code sent to the account’s own address, and the current password. */
export function ChangePhone({ own, answer, profile }: PersonalCenterViewProps) {
  const text = useText()
  const { country = '', phone = '' } = answer?.values ?? {}
  return (
    <AccountSettingsGroup
      title={text('form.account.phone')}
      text={text('personal-center.phone.text', { email: profile.email })}
    >
      <OneTimeCodeSteps
        form="phone"
        label="personal-center.phone.title"
        {...{ own, answer }}
        address={profile.email}
        carried={['country', 'phone']}
        submit={text('personal-center.phone.submit')}
        cancel="profile"
        before={{
          fields: ['phone'],
          draw: (field) => (
            <PhoneNumberFields
              label="personal-center.phone.new"
              help="personal-center.phone.help"
              field={(name) => field(name, name === 'phone' ? profile.phone : profile.country)}
              countries={own.countries}
              country={answer?.values['country'] ?? profile.country}
            />
          ),
        }}
        after={{
          fields: ['current'],
          check: (typed) => getFormErrors(PasswordCheckPayload, typed),
          draw: (field) => (
            <>
              <Text tone="high">
                {phone === ''
                  ? text('personal-center.phone.removed')
                  : formatInternationalPhoneNumber(getDiallingCode(country), phone)}
              </Text>
              <CurrentPassword field={field} />
            </>
          ),
        }}
      />
    </AccountSettingsGroup>
  )
}
