import type { ComponentExamples } from '../../examples.ts'
import { Button } from '../Button/Button.tsx'
import type { TableProps } from './Table.tsx'

const models: TableProps = {
  caption: 'Inverters by model',
  showCaption: true,
  columns: [
    { label: 'Model' },
    { label: 'Power (kW)', align: 'end' },
    { label: 'PV, at most (kWp)', align: 'end' },
    { label: 'Nominal current (A)', align: 'end' },
    { label: 'Trackers × strings' },
  ],
  rows: [
    { id: 'it5', cells: ['IT 5', '5', '10', '7.25', '2 × 1'] },
    { id: 'it6', cells: ['IT 6', '6', '12', '8.70', '2 × 1'] },
    { id: 'it8', cells: ['IT 8', '8', '16', '11.59', '2 × 2'] },
    { id: 'it10', cells: ['IT 10', '10', '20', '14.49', '2 × 2'] },
    { id: 'it12', cells: ['IT 12', '12', '24', '17.39', '2 × 2'] },
    { id: 'it13', cells: ['IT 13', '13', '26', '18.84', '2 × 2'] },
  ],
  emptyLabel: 'no data',
}

const modules = [2, 3, 4, 5, 6]

/** Examples of Table, from typical to extreme. */
export const examples = {
  default: { props: models },
  empty: { props: { ...models, caption: 'Models found', rows: [] } },
  sorted: {
    props: {
      ...models,
      caption: 'Inverters by power',
      columns: models.columns.map((column, index) =>
        index < 2 ? { ...column, sortId: index === 0 ? 'model' : 'power' } : column,
      ),
      sort: { id: 'power', direction: 'ascending' },
    },
  },
  selected: {
    props: {
      ...models,
      caption: 'Keys of the Open API',
      columns: [{ label: 'Key' }, { label: 'Last used' }],
      rows: [
        {
          id: 'billing',
          cells: ['Billing', 'Today'],
          actions: (
            <Button size="small" variant="secondary">
              Rename
            </Button>
          ),
        },
        {
          id: 'report',
          cells: ['Report', 'Never'],
          actions: (
            <Button size="small" variant="secondary">
              Rename
            </Button>
          ),
        },
      ],
      selection: {
        selected: ['billing'],
        onChange: () => undefined,
        allLabel: 'All keys',
        rowLabel: ({ id }) => `Key ${id}`,
      },
      actionsLabel: 'Actions',
    },
  },
  loading: { props: { ...models, caption: 'Systems', loading: 'Loading systems' } },
  german: {
    lang: 'de',
    props: {
      caption: 'Wartungsplan',
      showCaption: true,
      columns: [
        { label: 'Zeitabstand' },
        { label: 'Heimspeicher und Wechselrichter' },
        { label: 'Gewerbespeicher und Leistungselektronik' },
        { label: 'Containerspeicher' },
      ],
      rows: [
        {
          id: '12',
          cells: [
            '12 Monate',
            'Vollladung auf 100 % einmal im Monat, selbsttätig',
            'Installationsbetrieb: Anzugsdrehmomente, Isolationswiderstand, Wärmebild, Kühlmittelstand',
            'Dasselbe, je Schrank; Brandmelder',
          ],
        },
        {
          id: '24',
          cells: [
            '24 Monate',
            'Installationsbetrieb: Ersatzstromprüfung, Firmware-Aktualisierung',
            'Kühlmittelanalyse; Prüfung der Branderkennung',
            'Kühlmittelanalyse; Ventilprüfung',
          ],
        },
      ],
      emptyLabel: 'Keine Daten',
    },
  },
  chinese: {
    lang: 'zh-CN',
    props: {
      caption: '储能系统参数',
      showCaption: true,
      columns: [
        { label: '模组数量' },
        { label: '能量（kWh）', align: 'end' },
        { label: '标称电压（V）', align: 'end' },
        { label: '高度（mm）', align: 'end' },
      ],
      rows: [
        { id: '2', cells: ['2 个', '9.98', '204.8', '992'] },
        { id: '4', cells: ['4 个', '19.96', '409.6', '1,574'] },
        { id: '6', cells: ['6 个', '29.94', '614.4', '2,156'] },
      ],
      emptyLabel: '暂无数据',
    },
  },
  stickyHeader: {
    props: {
      caption: 'Towers by modules and height',
      size: 'screen',
      columns: [
        { label: 'Model' },
        { label: 'Energy (kWh)', align: 'end' },
        { label: 'Usable (kWh)', align: 'end' },
        { label: 'Height (mm)', align: 'end' },
        { label: 'Mass (kg)', align: 'end' },
      ],
      rows: [5, 8, 10, 13].flatMap((power) =>
        modules.map((n) => ({
          id: `${power}-${n}`,
          cells: [
            `H ${power}-${n}`,
            (n * 4.99).toFixed(2),
            (n * 4.74).toFixed(2),
            String(410 + 291 * n),
            String(33 + 47 * n),
          ],
        })),
      ),
      emptyLabel: 'no data',
    },
  },
} satisfies ComponentExamples<TableProps>
