import { Input, Link, Select, Text, VisuallyHidden } from '#design-system'
import { getFormErrors } from '#data/forms/formErrors.ts'
import { ProfileChangePayload } from '#data/account/profile.ts'
import { formatInternationalPhoneNumber } from '#data/locale/phoneNumbers.ts'
import type { MessageId } from '#data/pages/configFields.ts'
import { SubmitButton } from '../../forms/SubmitButton.tsx'
import { useText } from '../../site.tsx'
import { AccountSettingsGroup } from '../AccountSettingsGroup.tsx'
import { PersonalCenterForm } from '../PersonalCenterForm.tsx'
import * as styles from '../PersonalCenter.css.ts'
import type { PersonalCenterViewName, PersonalCenterViewProps } from '../PersonalCenter.schema.ts'
import { usePersonalCenterHref } from '../usePersonalCenterHref.ts'

/** Profile of the account holder and identifiers for sign-in. */
export function Profile({ own, profile, answer }: PersonalCenterViewProps) {
  const text = useText()
  const { code, phone, region } = profile
  const countries = own.countries.map(({ id, name }) => ({ value: id, label: name }))
  const known = countries.some(({ value }) => value === region)
  return (
    <>
      <AccountSettingsGroup
        title={text('personal-center.profile')}
        text={text('personal-center.profile.text')}
      >
        <PersonalCenterForm
          form="profile"
          answer={answer}
          fields={['nickname', 'region']}
          check={(typed) => getFormErrors(ProfileChangePayload, typed)}
        >
          {(field) => (
            <>
              <Input
                {...field('nickname', profile.nickname)}
                label={text('form.account.nickname')}
                help={text('form.account.nickname.help')}
                autoComplete="nickname"
                maxLength={40}
              />
              <Select
                {...field('region', region)}
                label={text('form.contact.country')}
                options={known ? countries : [{ value: region, label: region }, ...countries]}
                autoComplete="country"
                required
              />
              <div className={styles.actions}>
                <SubmitButton>{text('personal-center.save')}</SubmitButton>
              </div>
            </>
          )}
        </PersonalCenterForm>
      </AccountSettingsGroup>
      <AccountSettingsGroup
        title={text('personal-center.details')}
        text={text('personal-center.details.text')}
      >
        <dl className={styles.rows}>
          <Row label="form.account.username" value={profile.username} />
          <Row label="form.contact.email" value={profile.email} view="email" />
          <Row
            label="form.account.phone"
            value={
              phone === ''
                ? text('personal-center.none')
                : formatInternationalPhoneNumber(code, phone)
            }
            view="phone"
          />
          <Row label="form.sign-in.password" value="••••••••" view="security" />
        </dl>
      </AccountSettingsGroup>
    </>
  )
}

interface RowProps {
  label: MessageId
  value: string
  /** Link to the view that changes the value; none if it cannot be changed. */
  view?: PersonalCenterViewName
}

function Row({ label, value, view }: RowProps) {
  const text = useText()
  const href = usePersonalCenterHref()
  return (
    <div className={styles.row}>
      <dt className={styles.label}>{text(label)}</dt>
      <dd className={styles.value}>{value}</dd>
      <dd className={styles.rowAction}>
        {view ? (
          <Link href={href(view)}>
            {text('personal-center.change')}
            <VisuallyHidden> {text(label)}</VisuallyHidden>
          </Link>
        ) : (
          <Text as="span" size="small" tone="muted">
            {text('personal-center.username.fixed')}
          </Text>
        )}
      </dd>
    </div>
  )
}
