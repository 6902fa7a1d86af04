import {
  Alert,
  Button,
  FormErrorSummary,
  Heading,
  Input,
  Select,
  Text,
  Textarea,
} from '#design-system'
import type { MessageId } from '#data/fields.ts'
import { enquiryRules as rules } from '#data/formRules.ts'
import { Band } from '../Band.tsx'
import { PictureCaptcha } from '../forms/PictureCaptcha.tsx'
import { FormParts } from '../forms/FormParts.tsx'
import { useHref, useRichText, useText } from '../site.tsx'
import { useCountries } from '../useCountries.ts'
import { WordsLink } from '../WordsLink.tsx'
import * as styles from './ContactForm.css.ts'
import type { ContactFormProps, ContactRequest } from './ContactForm.schema.ts'

const lines = [
  { name: 'name', autoComplete: 'name' },
  { name: 'company', autoComplete: 'organization' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'telephone', type: 'tel', autoComplete: 'tel' },
] as const
/** As the form asks for them, which is the order of what is told about them. */
const fields = [...lines.map(({ name }) => name), 'country', 'product', 'message'] as const

/** A question to the company, and the reference it was given. */
export function ContactForm({ title, lead, anchor, ...form }: ContactFormProps) {
  const text = useText()
  const rich = useRichText()
  const href = useHref()
  const { sent } = form.request
  return (
    <Band anchor={anchor} ground="opening">
      <div className={styles.root}>
        <Heading level={1}>{rich(title)}</Heading>
        {sent === undefined ? (
          <>
            <Text size="lead">{text(lead)}</Text>
            <Form {...form} />
          </>
        ) : (
          <div className={styles.sent} data-form-sent="contact">
            <Alert appeared tone="success" title={text('form.contact.success')}>
              <Text>{text('form.contact.reference', { number: sent })}</Text>
              <Text>{text('form.contact.reference.text')}</Text>
            </Alert>
            <Button href={href('/')}>{text('form.contact.leave')}</Button>
          </div>
        )}
      </div>
    </Band>
  )
}

const subjectLength = rules.product.max

/** The products in words, as far as they fit, and the size that was chosen. */
function subjectOf({ products, configuration }: ContactRequest, text: ReturnType<typeof useText>) {
  const [product = ''] = products
  const sized = configuration && text('form.contact.configuration', { product, ...configuration })
  return products.length === 1 && sized
    ? sized
    : products.reduce((all, name) => {
        const more = all === '' ? name : `${all} · ${name}`
        return more.length > subjectLength ? all : more
      }, '')
}

function Form({ answer, request, privacyPolicy }: Omit<ContactFormProps, 'title' | 'lead'>) {
  const { values = {}, errors = {}, problem, captcha } = answer ?? {}
  const text = useText()
  const rich = useRichText()
  const countries = useCountries()
  const told = fields.flatMap((name) => {
    const id = errors[name]
    return id === undefined ? [] : [{ id: `contact-${name}`, name, message: text(id as MessageId) }]
  })
  const field = (name: (typeof fields)[number]) => ({
    id: `contact-${name}`,
    name,
    label: text(`form.contact.${name}`),
    error: told.find((fault) => fault.name === name)?.message,
    defaultValue: values[name],
  })
  return (
    <form id="form" className={styles.form} method="post" noValidate data-form="contact">
      <FormParts rules={rules} failure="form.contact.failure" />
      <div className={styles.notice} data-form-notice="">
        {told.length > 0 && (
          <FormErrorSummary title={text('form.summary.title', { n: told.length })} errors={told} />
        )}
        {problem && (
          <Alert appeared tone="info" title={text('form.contact.failure')}>
            <Text>{text(problem)}</Text>
          </Alert>
        )}
      </div>
      <input type="hidden" name="key" value={values['key'] ?? request.key} />
      {lines.map(({ name, ...control }) => (
        <Input key={name} {...field(name)} {...control} maxLength={rules[name].max} required />
      ))}
      <Select
        {...field('country')}
        options={countries}
        placeholder={text('form.choose')}
        autoComplete="country"
        required
      />
      <Input
        {...field('product')}
        defaultValue={values['product'] ?? subjectOf(request, text)}
        maxLength={subjectLength}
        autoComplete="off"
      />
      <div className={styles.wide}>
        <Textarea {...field('message')} maxLength={rules.message.max} required />
      </div>
      {captcha && (
        <div className={styles.wide}>
          <PictureCaptcha captcha={captcha} />
        </div>
      )}
      <div className={styles.submit}>
        <Text size="small">
          {rich('form.contact.privacy', {
            a: (words) => <WordsLink to={privacyPolicy}>{words}</WordsLink>,
          })}
        </Text>
        <Button type="submit">{text('form.contact.submit')}</Button>
      </div>
    </form>
  )
}
