import { PhoneInput, Text } from '#design-system'
import { diallingCode } from '#data/countries.ts'
import { useText } from '../site.tsx'
import { CodeSteps } from './CodeSteps.tsx'
import { Group } from './Group.tsx'
import type { PartProps } from './PersonalCenter.schema.ts'
import { phoneNumber } from './phoneNumber.ts'
import { TypedPassword } from './TypedPassword.tsx'

/** Another telephone number, or none: a code to the account’s own address, and the present password. */
export function ChangePhone({ own, answer, profile }: PartProps) {
  const text = useText()
  const { country = '', phone = '' } = answer?.values ?? {}
  return (
    <Group
      title={text('personal-center.phone')}
      text={text('personal-center.phone.text', { email: profile.email })}
    >
      <CodeSteps
        form="phone"
        label={text('personal-center.phone.title')}
        {...{ own, answer }}
        address={profile.email}
        carried={['country', 'phone']}
        submit={text('personal-center.phone.submit')}
        cancel="profile"
        before={{
          fields: ['phone'],
          draw: (field) => (
            <PhoneInput
              {...field('phone', profile.phone)}
              label={text('personal-center.phone.new')}
              help={text('personal-center.phone.help')}
              numberLabel={text('personal-center.phone.number')}
              codeName="country"
              codeLabel={text('personal-center.phone.code')}
              codes={own.countries.map(({ id, name, code }) => ({
                value: id,
                label: name,
                detail: code,
              }))}
              defaultCode={field('country', profile.country || undefined).defaultValue}
              maxLength={25}
            />
          ),
        }}
        after={{
          fields: ['current'],
          draw: (field) => (
            <>
              <Text tone="high">
                {phone === ''
                  ? text('personal-center.phone.removed')
                  : phoneNumber(diallingCode(country), phone)}
              </Text>
              <TypedPassword
                {...field('current')}
                label="personal-center.current"
                autoComplete="current-password"
              />
            </>
          ),
        }}
      />
    </Group>
  )
}
