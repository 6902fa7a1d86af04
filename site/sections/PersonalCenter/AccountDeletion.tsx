import { Checkbox, Text } from '#design-system'
import { serverLimits } from '#data/ops/limits.ts'
import { useText } from '../site.tsx'
import { OneTimeCodeSteps } from './OneTimeCodeSteps.tsx'
import { AccountSettingsGroup } from './AccountSettingsGroup.tsx'
import * as styles from './PersonalCenter.css.ts'
import type { PersonalCenterViewProps } from './PersonalCenter.schema.ts'

const consequences = ['at-once', 'grace', 'then', 'stays'] as const
const n = serverLimits.deletionDays

/** Deletion of the account: its consequences, then a one-time code to its address. */
export function AccountDeletion({ own, answer, profile }: PersonalCenterViewProps) {
  const text = useText()
  const { email } = profile
  return (
    <AccountSettingsGroup
      title={text('personal-center.deletion')}
      text={text('personal-center.deletion.code', { email })}
    >
      <OneTimeCodeSteps
        form="deletion"
        label="personal-center.deletion.title"
        {...{ own, answer }}
        address={email}
        carried={[]}
        submit={text('personal-center.deletion')}
        cancel="data"
        before={{ fields: [], draw: () => <Consequences /> }}
        after={{
          fields: ['understood'],
          check: ({ understood }) =>
            understood === true ? {} : { understood: 'personal-center.deletion.required' },
          draw: (field) => {
            const { id, name, error } = field('understood')
            return (
              <Checkbox
                {...{ id, name, error }}
                label={text('personal-center.deletion.understood', { n })}
              />
            )
          },
        }}
      />
    </AccountSettingsGroup>
  )
}

function Consequences() {
  const text = useText()
  return (
    <>
      <Text tone="high">{text('personal-center.deletion.lead')}</Text>
      <ul className={styles.points}>
        {consequences.map((id) => (
          <li key={id}>{text(`personal-center.deletion.${id}`, { n })}</li>
        ))}
      </ul>
    </>
  )
}
