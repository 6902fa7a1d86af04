import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { countriesIn } from './countries.ts'
import { EnquiryPost } from './enquiry.ts'
import { enquiryRules, faultOf, newsletterRules, type FieldRule } from './formRules.ts'
import { decodeForm, NewsletterPost } from './newsletter.ts'

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
  'DE',
  'Germany',
)
const texts = oneof(
  array(oneof(pieces, string({ unit: 'binary' })), { maxLength: 4 }).map((some) => some.join('')),
  string({ unit: 'grapheme', maxLength: 300 }),
)

// The list of a browser offers nothing else.
const countries = constantFrom('', ...countriesIn('en').map(({ id }) => id))

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
} as const

const fields = [
  ...Object.entries(enquiryRules).map(
    ([field, rule]) => ['contact', field, rule, EnquiryPost, good.contact] as const,
  ),
  ...Object.entries(newsletterRules).map(
    ([field, rule]) => ['newsletter', field, rule, NewsletterPost, good.newsletter] as const,
  ),
] satisfies readonly (readonly [string, string, FieldRule, ...unknown[]])[]

test.each(fields)(
  '%s: %s is told by rule what the schema tells',
  (_, field, rule, schema, rest) => {
    const bySchema = (value: string) => {
      const decoded = decodeForm(schema, { ...rest, [field]: value })
      return decoded.ok ? undefined : decoded.errors[field]
    }
    assert(
      property(field === 'country' ? countries : texts, (value) => {
        expect(faultOf(rule, value)).toBe(bySchema(value))
      }),
      { numRuns: 150 },
    )
  },
)

test('every field of the forms has a rule, and no other', () => {
  expect(Object.keys(EnquiryPost.fields)).toEqual(Object.keys(enquiryRules))
  expect(Object.keys(NewsletterPost.fields)).toEqual(Object.keys(newsletterRules))
})
