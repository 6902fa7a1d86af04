import { SpecTable, Table } from '#design-system'
import { locales } from '#data/locale/locales.ts'
import terms from '#pages-config/messages/terms.json' with { type: 'json' }
import { FoundationPage, FoundationSection } from '../foundations/FoundationPage.tsx'

export default { title: 'Foundations/Voice', tags: ['!autodocs'] }

/** Rules for texts: a text as it should be, and as it should not. */
const rules = [
  ['The reader first', 'Your system stores 13 kWh.', 'We have developed a system with 13 kWh.'],
  [
    'One thought in a sentence',
    'The inverter starts. It takes a minute.',
    'The inverter starts, which takes a minute, after which …',
  ],
  ['A button names its action', 'Send question', 'Submit'],
  ['An error says what to do', 'Enter the six digits of the mail.', 'Invalid code.'],
  ['A value has a unit and a condition', '98.4 % at nominal power', 'highest efficiency'],
  ['Sentence case', 'Technical data', 'Technical Data'],
  [
    'No exclamation, no joke about a failure',
    'The page is missing.',
    'Oops! Something went wrong!',
  ],
] as const

const languages = (['en', 'de', 'cn'] as const).map((locale) => ({
  locale,
  terms: terms[locale].terms,
}))

/** How texts are written, and the terms that the generator enforces. */
export const Voice = {
  render: () => (
    <FoundationPage
      title="Voice"
      lead="Our texts are calm and exact, like a good installer. They say what is the case, what to do, and no more. Three languages are written, and not translated word for word."
    >
      <FoundationSection title="Rules">
        <Table
          caption="Rules for texts"
          emptyLabel="no data"
          columns={[{ label: 'Rule' }, { label: 'Right' }, { label: 'Wrong' }]}
          rows={rules.map(([rule, right, wrong]) => ({ id: rule, cells: [rule, right, wrong] }))}
        />
      </FoundationSection>
      <FoundationSection title="Terms">
        <SpecTable
          groups={languages.map(({ locale, terms: words }) => ({
            id: locale,
            title: locales[locale].name,
            rows: words.map(({ use, never }) => ({
              label: <span lang={locales[locale].textTag}>{use.join(', ')}</span>,
              value: <span lang={locales[locale].textTag}>not {never.join(', ')}</span>,
            })),
          }))}
        />
      </FoundationSection>
    </FoundationPage>
  ),
}
