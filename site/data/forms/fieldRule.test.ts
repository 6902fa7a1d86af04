import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { CallbackPayload } from '../callback/callback.ts'
import { listCountries } from '../locale/countries.ts'
import { EnquiryPayload } from '../enquiry/enquiry.ts'
import { findFieldRuleError } from './fieldRule.ts'
import { deriveFormFieldRules } from './formFields.ts'
import { getFormErrors } from './formErrors.ts'
import { PartnerApiApplicationPayload } from '../partner-api/application.ts'
import { NewsletterPayload } from '../newsletter/newsletter.ts'

const pieces = constantFrom(
  '',
  ' ',
  '\t',
  '\n',
  '\u00A0',
  '\u3000',
  '\u0000',
  '\uD800',
  '@',
  '.',
  ';',
  'a',
  'é',
  '😀',
  'name@felcera.example',
  'a@b',
  'x'.repeat(100),
  'x'.repeat(2500),
  'on',
  'epc',
  'vpp',
  'morning',
  '030 (1)',
  '11-100',
  'DE',
  'Germany',
)
const texts = oneof(
  array(oneof(pieces, string({ unit: 'binary' })), { maxLength: 4 }).map((some) => some.join('')),
  string({ unit: 'grapheme', maxLength: 300 }),
)

// The list of a browser offers nothing else.
const countries = constantFrom('', ...listCountries('en').map(({ id }) => id))

const good = {
  contact: {
    name: 'Ada',
    country: 'DE',
    email: 'ada@felcera.example',
    telephone: '1',
    company: 'c',
    message: 'm',
    product: '',
  },
  newsletter: { email: 'ada@felcera.example', consent: 'on' },
  application: {
    name: 'Ada',
    company: 'c',
    email: 'ada@felcera.example',
    telephone: '1',
    useCase: 'vpp',
    scale: '1-10',
    username: '',
    message: 'm',
  },
  callback: { name: 'Ada', country: 'DE', phone: '030 23125', timeOfDay: 'morning' },
} as const

const forms = [
  ['contact', EnquiryPayload, good.contact],
  ['newsletter', NewsletterPayload, { ...good.newsletter, consent: true }],
  ['application', PartnerApiApplicationPayload, good.application],
  ['callback', CallbackPayload, good.callback],
] as const
const fields = forms.flatMap(([form, schema, rest]) =>
  Object.entries(deriveFormFieldRules(schema)).map(
    ([field, rule]) => [form, field, rule, schema, rest] as const,
  ),
)

test.each(fields)(
  '%s: the rule of %s finds what the schema finds',
  (_, field, rule, schema, rest) => {
    const bySchema = (value: string) =>
      getFormErrors(schema, { ...rest, [field]: rule.checkbox ? value === 'on' : value })[field]
    assert(
      property(field === 'country' ? countries : texts, (value) => {
        expect(findFieldRuleError(rule, value)).toBe(bySchema(value))
      }),
      { numRuns: 150 },
    )
  },
)

test('every field of the forms has a rule, and no other', () => {
  for (const [, schema] of forms)
    expect(Object.keys(deriveFormFieldRules(schema))).toEqual(Object.keys(schema.fields))
})
