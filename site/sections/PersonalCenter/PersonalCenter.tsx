import { Button, Heading, icons, TabLinks, Text } from '#design-system'
import type { MessageId } from '#data/pages/configFields.ts'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { FlashNotice } from '../parts/FlashNotice.tsx'
import { useDateFormatter, useHref, useRichText, useText } from '../site.tsx'
import { Agreements } from './Agreements.tsx'
import { ChangeEmail } from './profile/ChangeEmail.tsx'
import { ChangePhone } from './profile/ChangePhone.tsx'
import { AccountDeletion } from './AccountDeletion.tsx'
import { Enquiries } from './Enquiries.tsx'
import { OpenApiAccessView } from './partner-api/OpenApiAccessView.tsx'
import { AccountDataSettings } from './AccountDataSettings.tsx'
import { PersonalCenterForm } from './PersonalCenterForm.tsx'
import * as styles from './PersonalCenter.css.ts'
import type {
  PersonalCenterViewName,
  PersonalCenterLoaderData,
  PersonalCenterViewProps,
  PersonalCenterProps,
} from './PersonalCenter.schema.ts'
import { Profile } from './profile/Profile.tsx'
import { ConfirmPresenceForm } from './security/ConfirmPresenceForm.tsx'
import { Passkeys } from './security/Passkeys.tsx'
import { SecondFactor } from './security/SecondFactor.tsx'
import { SecuritySettings } from './security/SecuritySettings.tsx'
import { UnavailableViewNotice } from './UnavailableViewNotice.tsx'
import { usePersonalCenterHref } from './usePersonalCenterHref.ts'

const parts = {
  profile: Profile,
  email: ChangeEmail,
  phone: ChangePhone,
  security: SecuritySettings,
  'second-factor': SecondFactor,
  passkeys: Passkeys,
  confirm: ConfirmPresenceForm,
  enquiries: Enquiries,
  'open-api': OpenApiAccessView,
  data: AccountDataSettings,
  deletion: AccountDeletion,
} as const satisfies Record<PersonalCenterViewName, (props: PersonalCenterViewProps) => unknown>

/** Parts available without accepting changed terms: data export and deletion of the account. */
const freeViews: ReadonlySet<PersonalCenterViewName> = new Set(['data', 'deletion', 'confirm'])

/** The personal center: account data and settings, one part per address. */
export function PersonalCenter(props: PersonalCenterProps) {
  const { own, flash, anchor } = props
  const Part = parts[own.view]
  const waits = own.due.length > 0 && !freeViews.has(own.view)
  return (
    <SectionLayout anchor={anchor} ground="quiet">
      <div className={styles.root}>
        <Leave />
        <div className={styles.head}>
          {waits ? <AgreementTitle /> : <Title {...own} />}
          {!waits && <Views view={own.view} />}
        </div>
        {flash && <Flash id={flash} />}
        <div>
          {waits ? (
            <Agreements {...props} />
          ) : own.profile === undefined ? (
            <UnavailableViewNotice view={own.view} />
          ) : (
            <Part {...props} profile={own.profile} />
          )}
        </div>
      </div>
    </SectionLayout>
  )
}

/** Links back to the site and the sign-out button. */
function Leave() {
  const text = useText()
  const href = useHref()
  return (
    <div className={styles.backAndSignOut}>
      <Button href={href('/')} variant="quiet" size="small" icon={icons.arrowBackIcon}>
        {text('personal-center.back')}
      </Button>
      <PersonalCenterForm form="sign-out" answer={undefined} fields={[]}>
        {() => (
          <Button type="submit" variant="quiet" size="small" icon={icons.signOutIcon}>
            {text('personal-center.sign-out')}
          </Button>
        )}
      </PersonalCenterForm>
    </div>
  )
}

const flashes = [
  'account.agreement.kept',
  'account.login.returned',
  'account.login.success',
  'account.newsletter.ended',
  'account.confirmation.done',
  'account.passkey.added',
  'account.passkey.removed',
  'account.saved',
  'account.second-factor.removed',
  'account.session.ended',
  'account.session.others-ended',
  'account.sign-up.success',
] as const

function Flash({ id }: { id: string }) {
  const text = useText()
  const known = flashes.find((flash) => flash === id)
  return known && <FlashNotice>{text(known)}</FlashNotice>
}

const titles = {
  email: 'personal-center.email.title',
  phone: 'personal-center.phone.title',
  security: 'personal-center.security',
  'second-factor': 'personal-center.second-factor',
  passkeys: 'personal-center.passkeys',
  confirm: 'personal-center.confirm',
  enquiries: 'personal-center.enquiries.title',
  'open-api': 'nav.open-api',
  data: 'personal-center.data',
  deletion: 'personal-center.deletion.title',
} as const satisfies Record<Exclude<PersonalCenterViewName, 'profile'>, MessageId>

function Title({ view, profile }: PersonalCenterLoaderData) {
  const text = useText()
  const rich = useRichText()
  const date = useDateFormatter()
  if (view !== 'profile')
    return (
      <Heading level={1} size="h2">
        {text(titles[view])}
      </Heading>
    )
  return (
    <>
      <Heading level={1} size="h2">
        {profile
          ? rich('personal-center.greeting', { name: profile.nickname })
          : text('nav.personal-center')}
      </Heading>
      {profile && (
        <Text tone="muted">
          {text('personal-center.since', { time: date(profile.createdAt.slice(0, 10)) })}
        </Text>
      )}
    </>
  )
}

function AgreementTitle() {
  const rich = useRichText()
  return (
    <Heading level={1} size="h2">
      {rich('personal-center.agreement.title')}
    </Heading>
  )
}

const choices = [
  { view: 'profile', label: 'personal-center.profile', also: ['email', 'phone'] },
  {
    view: 'security',
    label: 'personal-center.security',
    also: ['second-factor', 'passkeys', 'confirm'],
  },
  { view: 'enquiries', label: 'personal-center.enquiries', also: [] },
  { view: 'open-api', label: 'nav.open-api', also: [] },
  { view: 'data', label: 'personal-center.data', also: ['deletion'] },
] as const satisfies readonly {
  view: PersonalCenterViewName
  label: MessageId
  also: readonly PersonalCenterViewName[]
}[]

function Views({ view }: { view: PersonalCenterViewName }) {
  const text = useText()
  const href = usePersonalCenterHref()
  return (
    <TabLinks
      label={text('nav.personal-center')}
      items={choices.map((choice) => ({
        label: text(choice.label),
        href: href(choice.view),
        current: [choice.view, ...choice.also].includes(view),
      }))}
    />
  )
}
