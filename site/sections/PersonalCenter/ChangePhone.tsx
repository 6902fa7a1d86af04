import { PhoneInput, Text } from '#design-system'
import { useText } from '../site.tsx'
import { CodeSteps } from './CodeSteps.tsx'
import { Group } from './Group.tsx'
import type { PartProps } from './PersonalCenter.schema.ts'
import { TypedPassword } from './TypedPassword.tsx'

/** Another telephone number, or none: a code to the account’s own address, and the present password. */
export function ChangePhone({ own, answer, profile }: PartProps) {
  const text = useText()
  const { dialling = '', phone = '' } = answer?.values ?? {}
  const { country, code } = profile
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
        carried={['dialling', 'phone']}
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
              codeName="dialling"
              codeLabel={text('personal-center.phone.code')}
              codes={own.countries.map(({ id, name, code }) => ({
                value: `${id} ${code}`,
                label: name,
                detail: code,
              }))}
              defaultCode={field('dialling', `${country} ${code}`).defaultValue}
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
                  : `${dialling.split(' ')[1] ?? ''} ${phone}`}
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
