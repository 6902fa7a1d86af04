import { Alert, Button, FormErrorSummary, Heading, Input, Text, Textarea } from '#design-system'
import type { MessageId } from '#data/fields.ts'
import { Band } from '../Band.tsx'
import { useRichText, useText } from '../site.tsx'
import { WordsLink } from '../WordsLink.tsx'
import * as styles from './ContactForm.css.ts'
import type { ContactFormProps, ContactRequest } from './ContactForm.schema.ts'

const lines = [
  { name: 'name', max: 100, autoComplete: 'name' },
  { name: 'company', max: 150, autoComplete: 'organization' },
  { name: 'email', type: 'email', max: 254, autoComplete: 'email' },
  { name: 'telephone', type: 'tel', max: 40, autoComplete: 'tel' },
  { name: 'country', max: 100, autoComplete: 'country-name' },
] as const

/** A question to the company, and the reference it was given. */
export function ContactForm({ title, lead, anchor, ...form }: ContactFormProps) {
  const text = useText()
  const rich = useRichText()
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
          <Alert appeared tone="success" title={text('form.contact.success')}>
            <Text>{text('form.contact.reference', { number: sent })}</Text>
            <Text>{text('form.contact.reference.text')}</Text>
          </Alert>
        )}
      </div>
    </Band>
  )
}

const subjectLength = 100

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
  const { values = {}, errors = {}, problem } = answer ?? {}
  const text = useText()
  const rich = useRichText()
  const told = Object.entries(errors).map(([field, id]) => ({
    id: `contact-${field}`,
    field,
    message: text(id as MessageId),
  }))
  const field = (name: 'message' | 'product' | (typeof lines)[number]['name']) => ({
    id: `contact-${name}`,
    name,
    label: text(`form.contact.${name}`),
    error: told.find((fault) => fault.field === name)?.message,
    defaultValue: values[name],
  })
  return (
    <form id="form" className={styles.form} method="post" noValidate>
      {told.length > 0 && (
        <div className={styles.wide}>
          <FormErrorSummary title={text('form.summary.title', { n: told.length })} errors={told} />
        </div>
      )}
      {problem && (
        <div className={styles.wide}>
          <Alert appeared tone="info" title={text('form.contact.failure')}>
            <Text>{text(problem)}</Text>
          </Alert>
        </div>
      )}
      <input type="hidden" name="key" value={values['key'] ?? request.key} />
      {lines.map(({ name, max, ...control }) => (
        <Input key={name} {...field(name)} {...control} maxLength={max} required />
      ))}
      <Input
        {...field('product')}
        defaultValue={values['product'] ?? subjectOf(request, text)}
        maxLength={subjectLength}
      />
      <div className={styles.wide}>
        <Textarea {...field('message')} maxLength={5000} required />
      </div>
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
