import { Input, Link, PasswordInput, Text } from '#design-system'
import { getFormErrors } from '#data/forms/formErrors.ts'
import { PhoneSignInPayload, SignInPayload as SignInCall } from '#data/account/sessions.ts'
import {
  AccountForm,
  type AccountFieldProps,
  type AccountFormValues,
} from '../account/AccountForm.tsx'
import { AccountPanel } from '../account/AccountPanel.tsx'
import { AgreementCheckbox } from '../account/AgreementCheckbox.tsx'
import { Captcha } from '../captcha/Captcha.tsx'
import { findUnsolvedCaptcha } from '../account/checks.ts'
import { PhoneNumberFields } from '../forms/PhoneNumberFields.tsx'
import { SubmitButton } from '../forms/SubmitButton.tsx'
import { useHref, useRichText, useText } from '../site.tsx'
import { InlineLink } from '../parts/text/InlineLink.tsx'
import { PasskeyForm } from './PasskeyForm.tsx'
import { SecondFactorStep } from './SecondFactorStep.tsx'
import * as styles from './SignIn.css.ts'
import type { SignInProps } from './SignIn.schema.ts'

const fields = {
  name: ['identifier', 'password', 'agreement', 'captcha'],
  phone: ['phone', 'password', 'agreement', 'captcha'],
} as const

/** The sign-in screen. */
export function SignIn(props: SignInProps) {
  const { title, lead, anchor, signUp, request, answer } = props
  const { by, next, captcha } = request
  const rich = useRichText()
  const text = useText()
  const check = (typed: AccountFormValues) => ({
    ...(by === 'phone'
      ? getFormErrors(PhoneSignInPayload, { ...typed, code: '+1' })
      : getFormErrors(SignInCall, typed)),
    ...findUnsolvedCaptcha(typed),
  })
  if (answer?.step === 'second')
    return (
      <AccountPanel
        anchor={anchor}
        title="sign-in.second-factor.title"
        foot={
          <Text>
            <InlineLink to="/login">{text('sign-in.second-factor.restart')}</InlineLink>
          </Text>
        }
      >
        <SecondFactorStep answer={answer} />
      </AccountPanel>
    )
  return (
    <AccountPanel
      anchor={anchor}
      title={title}
      lead={lead}
      foot={
        <Text>
          {rich('sign-in.no-account', {
            a: (words) => <InlineLink to={signUp}>{words}</InlineLink>,
          })}
        </Text>
      }
    >
      <Ways by={by} next={next} />
      <AccountForm
        answer={answer}
        fields={fields[by]}
        hidden={{ next }}
        draft={`sign-in-${by}`}
        check={check}
      >
        {(field) => (
          <>
            {by === 'phone' ? (
              <PhoneNumberFields
                label="form.account.phone"
                field={field}
                countries={request.countries}
                country={answer?.values['country']}
                required
              />
            ) : (
              <Input
                {...field('identifier')}
                label={text('form.sign-in.identifier')}
                autoComplete="username webauthn"
                maxLength={254}
                required
              />
            )}
            <Password field={field('password')} retrieval={props.retrieval} />
            <AgreementCheckbox field={field('agreement')} documents={props} />
            <Captcha
              purpose="sign-in"
              id="captcha"
              captcha={captcha}
              error={field('captcha').error}
              answered={answer}
            />
            <SubmitButton captcha>{text('form.sign-in.submit')}</SubmitButton>
          </>
        )}
      </AccountForm>
      <PasskeyForm next={next} keep suggested={by === 'name'} />
    </AccountPanel>
  )
}

/** Selects sign-in by name or by number: two URLs, so that it works without script. */
function Ways({ by, next }: Pick<SignInProps['request'], 'by' | 'next'>) {
  const text = useText()
  const href = useHref()
  const addressOf = (way: 'name' | 'phone') => {
    const query = new URLSearchParams({
      ...(way === 'phone' && { by: way }),
      ...(next !== '' && { next }),
    })
    return query.size > 0 ? `${href('/login')}?${query}` : href('/login')
  }
  return (
    <nav className={styles.methods} aria-label={text('sign-in.by')}>
      {(['name', 'phone'] as const).map((way) => (
        <a
          key={way}
          className={styles.method}
          href={addressOf(way)}
          aria-current={way === by ? 'page' : undefined}
        >
          {text(`sign-in.by.${way}`)}
        </a>
      ))}
    </nav>
  )
}

function Password({ field, retrieval }: { field: AccountFieldProps; retrieval: string }) {
  const text = useText()
  const href = useHref()
  const { id, name, error } = field
  return (
    <div className={styles.password}>
      <PasswordInput
        id={id}
        name={name}
        error={error}
        label={text('form.sign-in.password')}
        autoComplete="current-password"
        revealLabel={text('form.sign-in.reveal')}
        hideLabel={text('form.sign-in.hide')}
        required
      />
      <Text size="small">
        <Link href={href(retrieval)}>{text('sign-in.forgotten')}</Link>
      </Text>
    </div>
  )
}
