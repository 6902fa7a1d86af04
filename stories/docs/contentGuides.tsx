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
    anatomy: [['Words', 'A badge has one or two words on a background in the colour of its tone.']],
    right: {
      drawing: <Badge tone="success">Online</Badge>,
      reason: 'The badge names a state in one word.',
    },
    wrong: {
      drawing: <Badge tone="success">The system is online since this morning</Badge>,
      reason: 'This is a sentence, so it belongs in a `Text` or an `Alert`.',
    },
    accessibility: [
      'The word itself states the category or status, because not everybody can tell the colours apart.',
      'A badge is not interactive and cannot receive the focus.',
    ],
    content: ['Use a noun or an adjective in sentence case.'],
    related: ['FilterLinks', 'Alert'],
  },
  Disclosure: {
    anatomy: [
      ['Summary', 'The summary names the content and toggles it.', 'summary'],
      ['Sign', 'The plus sign rotates into a cross while the content is open.', 'svg'],
      ['Content', 'The content is shown while the disclosure is open.'],
    ],
    right: {
      drawing: <Disclosure summary="What the film shows">Evening at a house.</Disclosure>,
      reason: 'Few readers need this text, and the summary says what it is.',
    },
    wrong: {
      drawing: <Disclosure summary="Important safety note">Two people lift it.</Disclosure>,
      reason: 'Do not hide text that everybody must read.',
    },
    accessibility: [
      'It is a native `details` element, so screen readers announce its state and it works without script.',
      'Some screen readers do not announce the level of a heading inside the summary.',
      'With `name`, opening one disclosure closes another, so text that somebody is reading may move.',
    ],
    content: [
      'Keep the same summary in both states, because the state is announced separately.',
      'Name the content in the summary. People take "More" for a link to another page and do not press it.',
      'Leave what most people need on the page, under a heading, because hidden content is often missed.',
      'Use a `Disclosure` for one or two short texts that few people need. Use `Tabs` if exactly one of several views is always shown.',
    ],
    related: ['Tabs', 'Popover'],
  },
  SpecTable: {
    anatomy: [
      ['Group', 'The title of each group is a heading.', 'h3'],
      ['Label', 'The label names what is measured.', 'dt'],
      ['Value', 'The value includes its unit. A note can state its conditions.', 'dd'],
    ],
    right: {
      drawing: <SpecTable groups={[power('5–13 kW')]} />,
      reason: 'The row has one value with one unit.',
    },
    wrong: {
      drawing: <SpecTable groups={[power('powerful, up to 13 kW and more')]} />,
      reason: 'The row contains praise instead of a plain value.',
    },
    accessibility: [
      'Each group is a description list, so screen readers read a value with its label.',
    ],
    content: [
      'Put the conditions of a value in `note`, for example "at 25 °C".',
      'Write a range with an en dash, not with a hyphen.',
    ],
    related: ['Table', 'StatList'],
  },
  Stat: {
    anatomy: [
      ['Label', 'The label says what the figure measures.', 'dt'],
      ['Figure', 'The figure is a value with its unit.', 'dd'],
      ['Source', 'The optional source says where the figure comes from.'],
    ],
    right: {
      drawing: (
        <dl>
          <Stat value="2.5" unit=" GWh" label="capacity a year" size="fact" />
        </dl>
      ),
      reason: 'The figure has a unit and a label that says what it measures.',
    },
    wrong: {
      drawing: (
        <dl>
          <Stat value="100" unit=" %" label="satisfaction" size="fact" />
        </dl>
      ),
      reason: 'Without a source, this figure is only a claim.',
    },
    accessibility: [
      'Place it inside a `dl`, so that screen readers read the label before its figure.',
    ],
    content: ['Write a label that continues the figure, for example "2.5 GWh capacity a year".'],
    related: ['StatList', 'Numeral'],
  },
  StatList: {
    anatomy: [
      [
        'Figures',
        'Two to five `Stat` figures share a row. In a narrow container they use two columns or one.',
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
      reason: 'A few figures with short labels can be taken in at a glance.',
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
    accessibility: [
      'The figures form one description list, so each label is read with its figure.',
    ],
    content: [
      'Give all labels a similar length of at most four words, because the columns are equally wide.',
    ],
    related: ['Stat', 'SpecTable'],
  },
  Table: {
    anatomy: [
      ['Caption', 'The caption names the table. It is visible or only read by screen readers.'],
      [
        'Column headers',
        'The header of a column contains a button if the column can be sorted.',
        'thead',
      ],
      ['Rows', 'The first cell of each row is the row header.', 'tbody tr'],
      ['Scroll region', 'A table that is too wide for the page scrolls inside this region.'],
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
        'The numbers are aligned at the end of the column, and the header states their unit once.',
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
      'The header of the sorted column has `aria-sort`, so screen readers announce the order.',
      'The scroll region can receive the focus, so the arrow keys can scroll it.',
      'Screen readers use the caption as the name of the table and the first cell of a row as the name of the row.',
      'While `loading` is set, the table is marked as busy, placeholders replace the rows, and the message is announced once.',
      'Name the row in its buttons and menus, for example "Actions for IT 5". "Actions" in every row does not tell screen reader users which row it belongs to.',
      'Show the caption with `showCaption` unless a heading above the table already says the same.',
    ],
    content: [
      'Write short headers without a full stop and put units in brackets.',
      'Say in `emptyLabel` that nothing was found.',
      'Use a table only for values. Arrange the parts of a page with a `Grid`, because screen readers announce the rows and columns of a table.',
      'If a table is too wide for a phone, remove columns or split it into two tables. Do not make the text smaller.',
      'Prefer many rows to many columns, because rows are easier to scan. Swap rows and columns if the number of rows is fixed.',
      'Put only one kind of value in a column. Leave a cell without a value empty or say why it is empty; a dash or a cross does not say why.',
      'Start with an order that people expect, such as newest first or alphabetical by the first column.',
      'Use a list with headings instead for long texts, mostly empty columns or groups within groups, because their values cannot be compared by column.',
      'Show one or two actions of a row as buttons and three or more in a `Menu`.',
    ],
    related: ['SpecTable', 'EmptyState', 'Pagination', 'ScrollRegion', 'Menu'],
  },
}
