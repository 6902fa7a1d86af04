import {
  Alert,
  Button,
  Checkbox,
  FormErrorSummary,
  Heading,
  Input,
  Select,
  Text,
} from '#design-system'
import type { Href, MessageId } from '#data/fields.ts'
import type { FormAnswer } from '#data/formAnswer.ts'
import { newsletterRules as rules } from '#data/formRules.ts'
import { Band } from '../Band.tsx'
import { PictureCaptcha } from '../forms/PictureCaptcha.tsx'
import { FormParts } from '../forms/FormParts.tsx'
import { useRichText, useText } from '../site.tsx'
import { useCountries } from '../useCountries.ts'
import { WordsLink } from '../WordsLink.tsx'
import * as styles from './NewsletterForm.css.ts'
import type { NewsletterFormProps } from './NewsletterForm.schema.ts'

const userTypes = ['epc', 'distributor', 'installer', 'end-user'] as const
/** As the form asks for them, which is the order of what is told about them. */
const fields = ['email', 'name', 'company', 'country', 'userType', 'consent'] as const

/** The newsletter form and what came of it; works without script. */
export function NewsletterForm(props: NewsletterFormProps) {
  const { title, lead, privacyPolicy, answer, flash, anchor } = props
  const text = useText()
  const rich = useRichText()
  return (
    <Band anchor={anchor} ground="opening">
      <div className={styles.root}>
        <Heading level={1}>{rich(title)}</Heading>
        {flash === 'newsletter.check-mail' ? (
          <div data-form-sent="newsletter">
            <Alert appeared tone="success" title={text('newsletter.check-mail')}>
              <Text>{text('newsletter.check-mail.text')}</Text>
            </Alert>
          </div>
        ) : (
          <>
            <Text size="lead">{text(lead)}</Text>
            <Form answer={answer} privacyPolicy={privacyPolicy} />
          </>
        )}
      </div>
    </Band>
  )
}

interface FormProps {
  answer: FormAnswer | undefined
  privacyPolicy: Href | undefined
}

function Form({ answer, privacyPolicy }: FormProps) {
  const { values = {}, errors = {}, problem, captcha } = answer ?? {}
  const text = useText()
  const countries = useCountries()
  const told = fields.flatMap((name) => {
    const id = errors[name]
    return id === undefined
      ? []
      : [{ id: `newsletter-${name}`, name, message: text(id as MessageId) }]
  })
  const field = (name: (typeof fields)[number]) => ({
    id: `newsletter-${name}`,
    name,
    error: told.find((fault) => fault.name === name)?.message,
    defaultValue: values[name],
  })
  return (
    <form className={styles.form} method="post" noValidate data-form="newsletter">
      <FormParts rules={rules} failure="call.error" />
      <div className={styles.notice} data-form-notice="">
        {told.length > 0 && (
          <FormErrorSummary title={text('form.summary.title', { n: told.length })} errors={told} />
        )}
        {problem && <Alert appeared tone="info" title={text(problem)} />}
      </div>
      <Input
        {...field('email')}
        type="email"
        label={text('form.newsletter.email')}
        autoComplete="email"
        maxLength={rules.email.max}
        required
      />
      <Input
        {...field('name')}
        label={text('form.newsletter.name')}
        autoComplete="name"
        maxLength={rules.name.max}
      />
      <Input
        {...field('company')}
        label={text('form.newsletter.company')}
        autoComplete="organization"
        maxLength={rules.company.max}
      />
      <Select
        {...field('country')}
        label={text('form.newsletter.country')}
        options={countries}
        placeholder={text('form.choose')}
        autoComplete="country"
      />
      <Select
        {...field('userType')}
        label={text('form.newsletter.user-type')}
        options={userTypes.map((type) => ({ value: type, label: text(`form.user-type.${type}`) }))}
        placeholder={text('form.choose')}
      />
      <Agreement
        checked={values['consent'] === 'on'}
        error={field('consent').error}
        policy={privacyPolicy}
      />
      {captcha && <PictureCaptcha captcha={captcha} />}
      <div className={styles.submit}>
        <Button type="submit">{text('form.newsletter.submit')}</Button>
      </div>
    </form>
  )
}

interface AgreementProps {
  checked: boolean
  error: string | undefined
  policy: Href | undefined
}

function Agreement({ checked, error, policy }: AgreementProps) {
  const rich = useRichText()
  return (
    <Checkbox
      id="newsletter-consent"
      name="consent"
      defaultChecked={checked}
      required
      error={error}
      label={rich('form.newsletter.consent.label', {
        a: (words) => <WordsLink to={policy}>{words}</WordsLink>,
      })}
    />
  )
}
