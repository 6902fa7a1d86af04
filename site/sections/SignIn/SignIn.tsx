import {
  Alert,
  Button,
  Checkbox,
  FormErrorSummary,
  Heading,
  Input,
  PasswordInput,
  Text,
} from '#design-system'
import { type FocusEvent, type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Band } from '../Band.tsx'
import { useRichText, useText } from '../site.tsx'
import { WordsLink } from '../WordsLink.tsx'
import * as styles from './SignIn.css.ts'
import type { SignInProps } from './SignIn.schema.ts'

/** What is missing, as message ids; the form has no other faults until accounts exist. */
const missing = {
  identifier: 'form.required.generic',
  password: 'form.required.generic',
  agreement: 'form.account.agreement.required',
} as const
type Field = keyof typeof missing
const fields = Object.keys(missing) as readonly Field[]

function isMissing(form: FormData, field: Field): boolean {
  const value = form.get(field)
  return typeof value !== 'string' || value.trim() === ''
}

/** The sign-in screen. */
export function SignIn({ title, lead, anchor, ...documents }: SignInProps) {
  const text = useText()
  const rich = useRichText()
  return (
    <Band anchor={anchor} ground="opening">
      <div className={styles.panel}>
        <Heading level={1} size="h3">
          {rich(title)}
        </Heading>
        <Text>{text(lead)}</Text>
        <Form {...documents} />
      </div>
    </Band>
  )
}

type Documents = Pick<SignInProps, 'serviceAgreement' | 'privacyPolicy'>

function Form(documents: Documents) {
  const text = useText()
  const [wrong, setWrong] = useState<readonly Field[]>([])
  const [told, setTold] = useState<'nothing' | 'errors' | 'unavailable'>('nothing')
  const summary = useRef<HTMLDivElement>(null)
  const error = (field: Field) => (wrong.includes(field) ? text(missing[field]) : undefined)

  /** Looks at one field as soon as it is left. */
  const check = ({ target, currentTarget }: FocusEvent<HTMLFormElement>) => {
    const field = fields.find((name) => name === target.getAttribute('name'))
    if (!field) return
    const others = wrong.filter((name) => name !== field)
    setWrong(isMissing(new FormData(currentTarget), field) ? [...others, field] : others)
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const faults = fields.filter((field) => isMissing(form, field))
    flushSync(() => {
      setWrong(faults)
      setTold(faults.length > 0 ? 'errors' : 'unavailable')
    })
    summary.current?.focus()
  }

  return (
    <form className={styles.form} method="post" noValidate onBlur={check} onSubmit={submit}>
      {told === 'errors' && wrong.length > 0 && (
        <FormErrorSummary
          ref={summary}
          title={text('form.summary.title', { n: wrong.length })}
          errors={fields.flatMap((id) =>
            wrong.includes(id) ? [{ id, message: text(missing[id]) }] : [],
          )}
        />
      )}
      <Input
        id="identifier"
        name="identifier"
        label={text('form.sign-in.identifier')}
        autoComplete="username"
        required
        error={error('identifier')}
      />
      <PasswordInput
        id="password"
        name="password"
        label={text('form.sign-in.password')}
        autoComplete="current-password"
        revealLabel={text('form.sign-in.reveal')}
        hideLabel={text('form.sign-in.hide')}
        required
        error={error('password')}
      />
      <Agreement error={error('agreement')} {...documents} />
      <Button type="submit">{text('form.sign-in.submit')}</Button>
      {told === 'unavailable' && <Alert appeared tone="info" title={text('sign-in.unavailable')} />}
    </form>
  )
}

function Agreement(props: Documents & { error: string | undefined }) {
  const rich = useRichText()
  return (
    <Checkbox
      id="agreement"
      name="agreement"
      error={props.error}
      label={rich('form.account.agreement.label', {
        a: (words) => <WordsLink to={props.serviceAgreement}>{words}</WordsLink>,
        b: (words) => <WordsLink to={props.privacyPolicy}>{words}</WordsLink>,
      })}
    />
  )
}
