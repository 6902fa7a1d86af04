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
    anatomy: [
      [
        'Label',
        'It has one or two words. The tone sets the colour of the fill, and `neutral` has only a border.',
        'span',
      ],
    ],
    right: {
      drawing: <Badge tone="success">Online</Badge>,
      reason: 'The badge names a state in one word.',
    },
    wrong: {
      drawing: <Badge tone="success">The system is online since this morning</Badge>,
      reason: 'This is a sentence, so it belongs in a `Text` or an `Alert`.',
    },
    accessibility: [
      'The word itself states the category or status, because not everybody sees the colour.',
      'It cannot be focused.',
    ],
    content: ['Use a noun or an adjective in sentence case.'],
    related: ['FilterLinks', 'Alert'],
  },
  Disclosure: {
    anatomy: [
      ['Summary', 'It names the content and toggles it.', 'summary'],
      ['Sign', 'It is a plus that turns into a cross.', 'svg'],
      ['Content', 'It is shown while the disclosure is open.', 'summary + *'],
    ],
    right: {
      drawing: <Disclosure summary="What the film shows">Evening at a house.</Disclosure>,
      reason: 'Few readers need this, and the summary says what it is.',
    },
    wrong: {
      drawing: <Disclosure summary="Important safety note">Two people lift it.</Disclosure>,
      reason: 'Do not hide text that everybody must read.',
    },
    accessibility: [
      'It is a native `details` element, so its state is announced and it works without script.',
      'Some screen readers do not announce the level of a heading inside the summary.',
      'With `name`, opening one closes another, so text that is being read may move.',
    ],
    content: [
      'Keep the summary the same in both states, because the state is announced separately.',
      'Name the content in the summary, because people take "More" for a link to another page.',
      'Show what most people need under a heading, because hidden content is missed.',
      'Use it for one or two short texts that few people need, and `Tabs` if one of several views is always shown.',
    ],
    related: ['Tabs', 'Popover'],
  },
  SpecTable: {
    anatomy: [
      ['Group', 'Its title is a heading.', 'h3'],
      ['Label', 'It names what is measured.', 'dt'],
      ['Value', 'It has a unit, and a note can state its conditions.', 'dd'],
    ],
    right: {
      drawing: <SpecTable groups={[power('5–13 kW')]} />,
      reason: 'The row has one value with one unit.',
    },
    wrong: {
      drawing: <SpecTable groups={[power('powerful, up to 13 kW and more')]} />,
      reason: 'The row contains praise instead of a plain value.',
    },
    accessibility: ['Each group is a description list, so values are read with their labels.'],
    content: [
      'Put the conditions of a value in `note`, for example "at 25 °C".',
      'Write a range with an en dash, not with a hyphen.',
    ],
    related: ['Table', 'StatList'],
  },
  Stat: {
    anatomy: [
      ['Label', 'It says what the figure measures.', 'dt'],
      ['Figure', 'It is a value with its unit.', 'dd'],
      ['Source', 'It is optional and says where the figure comes from.'],
    ],
    right: {
      drawing: (
        <dl>
          <Stat value="2.5" unit=" GWh" label="capacity a year" size="fact" />
        </dl>
      ),
      reason: 'The figure has a unit and a label.',
    },
    wrong: {
      drawing: (
        <dl>
          <Stat value="100" unit=" %" label="satisfaction" size="fact" />
        </dl>
      ),
      reason: 'Without a source, this figure is only a claim.',
    },
    accessibility: ['Place it in a `dl`, so that the label is read before its figure.'],
    content: ['Write a label that continues the figure, for example "2.5 GWh capacity a year".'],
    related: ['StatList', 'Numeral'],
  },
  StatList: {
    anatomy: [
      [
        'Figures',
        'Two to five `Stat` figures share a row, or two columns or one if the container is narrow.',
        'dl',
      ],
    ],
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
      reason: 'The figures are few and have short labels.',
    },
    wrong: {
      drawing: (
        <StatList
          size="fact"
          items={['5', '13', '25', '55', '65', '98'].map((value) => ({ value, label: 'figure' }))}
        />
      ),
      reason: 'Nobody remembers six or more figures. Use a `SpecTable`.',
    },
    accessibility: ['They form one description list, so labels are read with their figures.'],
    content: [
      'Give the labels a similar length of at most four words, because the columns are equally wide.',
    ],
    related: ['Stat', 'SpecTable'],
  },
  Table: {
    anatomy: [
      ['Caption', 'It names the table and is shown or only read by screen readers.', 'p'],
      ['Column headers', 'A sortable column has a button in its header.', 'thead'],
      ['Rows', 'The first cell is the row header.', 'tbody tr:nth-child(2)'],
      ['Scroll region', 'A wide table scrolls inside it.', '[role=region], div:has(> table)'],
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
      reason:
        'The numbers are aligned at the end of their column, and the header states their unit.',
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
      reason: 'Values with different units in one column cannot be compared.',
    },
    accessibility: [
      'The header of the sorted column has `aria-sort`, so its order is announced.',
      'The scroll region can be focused, so that arrow keys scroll it.',
      'The caption is the name of the table for screen readers, and the first cell that of its row.',
      'With `loading`, the table is busy, placeholders replace its rows, and the message is announced once.',
      'Name the row in its buttons and menus ("Actions for IT 5"), because "Actions" does not say which row it belongs to.',
      'Set `showCaption` unless a heading above the table says the same.',
    ],
    content: [
      'Write short headers without a full stop, with units in brackets.',
      'Say in `emptyLabel` that nothing was found.',
      'If a table is too wide for a phone, remove columns or split the table.',
      'Prefer many rows to many columns, because rows are easier to scan.',
      'Put one kind of value in a column. If a value is missing, say why or leave the cell empty. A dash does not say which of both it means.',
      'Start with an order that people expect, such as newest first or alphabetical.',
      'Show one or two actions of a row as buttons and three or more in a `Menu`.',
    ],
    related: ['SpecTable', 'EmptyState', 'Pagination', 'ScrollRegion', 'Menu'],
  },
}
