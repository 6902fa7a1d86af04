import { Input, Text } from '#design-system'
import { useText } from '../site.tsx'
import { CodeSteps } from './CodeSteps.tsx'
import { Group } from './Group.tsx'
import type { PartProps } from './PersonalCenter.schema.ts'
import { TypedPassword } from './TypedPassword.tsx'

/** Another address: a code to it, and the present password. */
export function ChangeEmail({ own, answer, profile }: PartProps) {
  const text = useText()
  const title = text('personal-center.email.title')
  return (
    <Group
      title={text('form.contact.email')}
      text={text('personal-center.email.text', { email: profile.email })}
    >
      <CodeSteps
        form="email"
        label={title}
        {...{ own, answer }}
        address={answer?.values['email'] ?? ''}
        carried={['email']}
        submit={text('personal-center.email.submit')}
        cancel="profile"
        before={{
          fields: ['email'],
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
          draw: (field) => (
            <>
              <TypedPassword
                {...field('current')}
                label="personal-center.current"
                autoComplete="current-password"
              />
              <Text size="small">{text('personal-center.email.effect')}</Text>
            </>
          ),
        }}
      />
    </Group>
  )
}
