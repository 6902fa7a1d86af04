import { Badge, Disclosure, SpecTable, Stat, StatList, Table } from '#design-system'
import type { ComponentGuides } from './componentGuide.ts'

const power = (value: string) => ({
  id: 'power',
  title: 'Power',
  rows: [{ label: 'Nominal', value }],
})

/** Guides of the components for content. */
export const contentGuides: ComponentGuides = {
  Badge: {
    anatomy: [['Words', 'One or two, on a fill of their tone.']],
    right: { drawing: <Badge tone="success">Online</Badge>, reason: 'A state in a word.' },
    wrong: {
      drawing: <Badge tone="success">The system is online since this morning</Badge>,
      reason: 'A sentence: that is a Text or an Alert.',
    },
    accessibility: ['The word says the state; colour only repeats it.', 'It cannot be focused.'],
    content: ['A noun or an adjective, in sentence case.'],
    related: ['FilterLinks', 'Alert'],
  },
  Disclosure: {
    anatomy: [
      ['Summary', 'What is inside; the control.', 'summary'],
      ['Sign', 'A plus that turns into a minus.', 'svg'],
      ['Content', 'Shown when open.'],
    ],
    right: {
      drawing: <Disclosure summary="What the film shows">Evening at a house.</Disclosure>,
      reason: 'Few need it; its summary says what it is.',
    },
    wrong: {
      drawing: <Disclosure summary="Important safety note">Two people lift it.</Disclosure>,
      reason: 'What everybody must read is not hidden.',
    },
    accessibility: [
      '`details`: announced with its state, works without script.',
      'The level of a heading inside of the summary is not announced by all screen readers.',
      'With `name`, opening one closes another: what is being read may move.',
    ],
    content: [
      'The summary is the same in both states.',
      'It names what is inside. "More" is taken for a link to another page and not pressed.',
      'What most people need stays on the page, under a heading.',
      'One or two short things that few need: a Disclosure. One view of several, always one of them: Tabs.',
    ],
    related: ['Tabs', 'Popover'],
  },
  SpecTable: {
    anatomy: [
      ['Group', 'Its title is a heading.', 'h3'],
      ['Label', 'What is measured.', 'dt'],
      ['Value', 'With its unit, and a note for the conditions.', 'dd'],
    ],
    right: { drawing: <SpecTable groups={[power('5–13 kW')]} />, reason: 'One value, one unit.' },
    wrong: {
      drawing: <SpecTable groups={[power('powerful, up to 13 kW and more')]} />,
      reason: 'Praise in the place of a value.',
    },
    accessibility: ['A description list: each value is read with its label.'],
    content: ['Conditions are in `note`: "at 25 °C".', 'A hyphen is no range: en dash.'],
    related: ['Table', 'StatList'],
  },
  Stat: {
    anatomy: [
      ['Label', 'What the figure measures.', 'dt'],
      ['Figure', 'Value and unit.', 'dd'],
      ['Source', 'Where it comes from; optional.'],
    ],
    right: {
      drawing: (
        <dl>
          <Stat value="2.5" unit=" GWh" label="capacity a year" size="fact" />
        </dl>
      ),
      reason: 'A figure, its unit and what it is.',
    },
    wrong: {
      drawing: (
        <dl>
          <Stat value="100" unit=" %" label="satisfaction" size="fact" />
        </dl>
      ),
      reason: 'A figure without a source is a claim.',
    },
    accessibility: ['Inside of a `dl`: the label is read before its figure.'],
    content: ['The label reads on from the figure: "2.5 GWh capacity a year".'],
    related: ['StatList', 'Numeral'],
  },
  StatList: {
    anatomy: [['Figures', 'Two to five Stats in a row that becomes a column.', 'dl']],
    right: {
      drawing: (
        <StatList
          size="fact"
          items={[
            { value: '27', label: 'years of cycles' },
            { value: '25', unit: ' dB', label: 'at most' },
          ]}
        />
      ),
      reason: 'Few figures, short labels.',
    },
    wrong: {
      drawing: (
        <StatList
          size="fact"
          items={['5', '13', '25', '55', '65', '98'].map((value) => ({ value, label: 'figure' }))}
        />
      ),
      reason: 'Six and more: nobody keeps them. A SpecTable.',
    },
    accessibility: ['One description list.'],
    content: ['Labels of similar length, at most four words.'],
    related: ['Stat', 'SpecTable'],
  },
  Table: {
    anatomy: [
      ['Caption', 'Names the table; shown or only read.'],
      ['Column headers', 'With a button if the column sorts.', 'thead'],
      ['Rows', 'The first cell heads its row.', 'tbody tr'],
      ['Scroll region', 'Keeps a wide table inside of the page.'],
    ],
    right: {
      drawing: (
        <Table
          caption="Power"
          emptyLabel="no data"
          columns={[{ label: 'Model' }, { label: 'kW', align: 'end' }]}
          rows={[
            { id: '5', cells: ['IT 5', '5'] },
            { id: '13', cells: ['IT 13', '13'] },
          ]}
        />
      ),
      reason: 'Numbers at the end, one unit in the header.',
    },
    wrong: {
      drawing: (
        <Table
          caption="Power in words"
          emptyLabel="no data"
          columns={[{ label: 'Model' }, { label: 'Power' }]}
          rows={[
            { id: '5', cells: ['IT 5', '5 kW of power'] },
            { id: '13', cells: ['IT 13', '13,000 W'] },
          ]}
        />
      ),
      reason: 'Two units in a column cannot be compared.',
    },
    accessibility: [
      'Sorted columns have `aria-sort`; the loading message is announced.',
      'The scroll region can be focused and scrolled.',
      'The caption is its heading for screen readers; the first cell of a row names the row.',
      'While `loading` the table is busy, its rows are placeholders and the message is read once.',
      'Buttons and menus of a row name it: "Actions for IT 5", not "Actions" in every row.',
      'With `showCaption` the caption is seen; it does not repeat the heading above the table.',
    ],
    content: [
      'Short headers without full stop, units in brackets.',
      '`emptyLabel` says that nothing was found.',
      'Values only: a grid of parts of a page is a Grid.',
      'Too wide for a phone: fewer columns, or two tables, before smaller text.',
      'Many rows are scanned more easily than many columns: swap them if there will never be more rows.',
      'One kind of value a column; an empty cell stays empty or says why, without a dash or cross.',
      'It starts in an order that people expect: newest first, or the alphabet of the first column.',
      'Long text, mostly empty columns or groups within groups: a list with headings.',
    ],
    related: ['SpecTable', 'EmptyState', 'ScrollRegion', 'Menu'],
  },
}
